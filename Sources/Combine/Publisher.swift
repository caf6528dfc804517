// What widgets use of Combine: providers that wait for a request, objects that follow a value.
// Publishers send all they have at once; demand is not counted.

/// What sends values to those who subscribe, until it is complete.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Starts to send to a subscriber.
  func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure
}

/// What receives values.
public protocol Subscriber<Input, Failure>: AnyObject {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  @discardableResult func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// What can be stopped.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps it, so that it is stopped with what keeps it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self as? AnyCancellable ?? AnyCancellable(self))
  }

  /// Keeps it, so that it is stopped with what keeps it.
  public func store(in list: inout [AnyCancellable]) {
    list.append(self as? AnyCancellable ?? AnyCancellable(self))
  }
}

/// The link between a publisher and a subscriber.
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// Stops something when it is called or goes.
public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) {
    stop = cancel
  }

  public init(_ cancellable: some Cancellable) {
    stop = { cancellable.cancel() }
  }

  deinit {
    stop?()
  }

  public func cancel() {
    let stop = stop.take()
    stop?()
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The types that subscribers use.
public enum Subscribers {
  /// How many values somebody wants; publishers send all.
  public struct Demand: Hashable, Sendable {
    public static let unlimited = Demand()
    public static let none = Demand()
    public static func max(_ value: Int) -> Demand { Demand() }
  }

  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// Hands what it receives to functions.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var receiveValue: ((Input) -> Void)?
    private var receiveCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      guard receiveValue != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    @discardableResult
    public func receive(_ input: Input) -> Demand {
      receiveValue?(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let finish = receiveCompletion
      receiveValue = nil
      receiveCompletion = nil
      subscription = nil
      finish?(completion)
    }

    public func cancel() {
      let subscription = subscription.take()
      receiveValue = nil
      receiveCompletion = nil
      subscription?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// A subscription that calls a function when it is stopped.
final class Link: Subscription {
  private var stop: (() -> Void)?

  init(_ stop: @escaping () -> Void = {}) {
    self.stop = stop
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    let stop = stop.take()
    stop?()
  }
}

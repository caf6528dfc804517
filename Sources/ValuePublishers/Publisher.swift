import TextUI

// What widgets use of Combine: providers that wait for a request, objects that follow a value.
// Operators send all they are sent; what a subscriber has not asked for waits before it.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure
}

public protocol Subscriber<Input, Failure>: AnyObject {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  @discardableResult func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self as? AnyCancellable ?? AnyCancellable(self))
  }

  public func store(in list: inout [AnyCancellable]) {
    list.append(self as? AnyCancellable ?? AnyCancellable(self))
  }
}

public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

public final class AnyCancellable: Cancellable, Hashable, Sendable {
  private let stop: Locked<(() -> Void)?>

  public init(_ cancel: @escaping () -> Void) { stop = Locked(cancel) }

  public init(_ cancellable: some Cancellable) { stop = Locked { cancellable.cancel() } }

  deinit { cancel() }

  public func cancel() { stop.with { $0.take() }?() }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum Subscribers {
  public struct Demand: Hashable, Comparable, Sendable, Codable {
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)
    /// Asking for less than none is a programmer's error, and traps.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand is 0 or more.")
      return Demand(max: value)
    }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let first = left.max, let second = right.max else { return .unlimited }
      let (sum, isTooLarge) = first.addingReportingOverflow(second)
      return isTooLarge ? .unlimited : Demand(max: sum)
    }
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func - (left: Demand, right: Int) -> Demand {
      Demand(max: left.max.map { Swift.max(0, $0 - right) })
    }
    public static func -= (left: inout Demand, right: Int) { left = left - right }
    public static func < (left: Demand, right: Demand) -> Bool {
      (left.max ?? .max) < (right.max ?? .max)
    }
  }

  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, Sendable {
    private struct State {
      var receiveValue: ((Input) -> Void)?
      var receiveCompletion: ((Completion<Failure>) -> Void)?
      var subscription: (any Subscription)?
    }

    private let state: Locked<State>

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      state = Locked(State(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
    }

    /// Until the end, and until it is cancelled.
    var isOpen: Bool { state.with { $0.receiveValue != nil } }

    public func receive(subscription: any Subscription) {
      let isOpen = state.with {
        guard $0.receiveValue != nil else { return false }
        $0.subscription = subscription
        return true
      }
      if isOpen { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    @discardableResult
    public func receive(_ input: Input) -> Demand {
      state.with { $0.receiveValue }?(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) { end().receiveCompletion?(completion) }

    /// Takes no more of a sequence, which may be endless, than it is open for.
    func receive<Values: Sequence>(all values: Values) where Values.Element == Input {
      for value in values {
        guard isOpen else { return }
        receive(value)
      }
    }

    /// Ends for a reason of its own: cancels the subscription, as no more is needed, and hands on.
    func finish(_ completion: Completion<Failure>) {
      let state = end()
      state.subscription?.cancel()
      state.receiveCompletion?(completion)
    }

    public func cancel() { end().subscription?.cancel() }

    private func end() -> State { state.with { exchange(&$0, with: State()) } }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// A subscription that calls a function when it is stopped.
final class Link: Subscription {
  private let stop: Locked<(() -> Void)?>

  init(_ stop: @escaping () -> Void = {}) { self.stop = Locked(stop) }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() { stop.with { $0.take() }?() }
}

/// Also what operators return, which have a type each at Apple's.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Start = (Subscribers.Sink<Output, Failure>) -> Void

  private let start: Start

  init(starting start: @escaping Start) { self.start = start }

  public init<Source: Publisher>(_ publisher: Source)
  where Source.Output == Output, Source.Failure == Failure {
    self.init { publisher.receive(subscriber: $0) }
  }

  /// Values that the subscriber has not asked for wait, without a limit.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    let paced = Paced(subscriber, .waits)
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { paced.send(.end($0)) }, receiveValue: { paced.send(.value($0)) })
    paced.whenStopped { sink.cancel() }
    paced.open(subscriber)
    if sink.isOpen { start(sink) }
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  /// What sends what a step makes of each value and of the end.
  func through<Other, OtherFailure: Error>(
    _ value: @escaping (Output, Subscribers.Sink<Other, OtherFailure>) -> Void,
    completion:
      @escaping (
        Subscribers.Completion<Failure>, Subscribers.Sink<Other, OtherFailure>
      ) -> Void
  ) -> AnyPublisher<Other, OtherFailure> {
    AnyPublisher { sink in
      let step = Subscribers.Sink<Output, Failure>(
        receiveCompletion: { completion($0, sink) }, receiveValue: { value($0, sink) })
      sink.receive(subscription: Link { step.cancel() })
      self.receive(subscriber: step)
    }
  }

  /// What sends what a step makes of each value, and ends as this does.
  func through<Other>(
    _ value: @escaping (Output, Subscribers.Sink<Other, Failure>) -> Void
  ) -> AnyPublisher<Other, Failure> { through(value) { $1.receive(completion: $0) } }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}

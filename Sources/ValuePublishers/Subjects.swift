import TextUI

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Any thread may send: all who listen have the values in one order.
///
/// While one thread hands a subscriber its values, those of others wait in its list and are handed
/// over by that thread, so that `send(_:)` may return before its value has arrived; at Apple's it
/// waits.
public final class PassthroughSubject<Output, Failure: Error>: Subject, Sendable {
  private let audience = Locked(Audience<Output, Failure>())

  public init() {}

  public func send(_ value: Output) {
    for tell in audience.with({ $0.note(.value(value)) }) { tell() }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for tell in audience.with({ $0.note(.end(completion)) }) { tell() }
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    let paced = Paced(subscriber, .isLost)
    if let number = audience.with({ $0.add(paced.follower { $0 }) }) {
      paced.whenStopped { [weak audience] in audience?.with { $0.remove(number) } }
    }
    paced.open(subscriber)
  }
}

/// Who listens to a subject, as long as it has not ended.
private struct Audience<Output, Failure: Error> {
  private var followers = Followers<Event<Output, Failure>>()
  private(set) var end: Subscribers.Completion<Failure>?

  /// Adds somebody; `nil` where all is over, which they are noted.
  mutating func add(_ follower: Followers<Event<Output, Failure>>.Follower) -> Int? {
    guard let end else { return followers.add(follower) }
    follower.note(.end(end))
    return nil
  }

  mutating func remove(_ number: Int) { followers.remove(number) }

  /// Notes an event for all, unless all is over; whom to tell.
  mutating func note(_ event: Event<Output, Failure>) -> [() -> Void] {
    guard end == nil else { return [] }
    let tells = followers.note(event)
    if case .end(let completion) = event {
      end = completion
      followers = Followers()
    }
    return tells
  }
}

/// All subscribers get the values in one order, whichever threads send them.
///
/// A new one misses none after its first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, Sendable {
  private let state: Locked<(value: Output, audience: Audience<Output, Failure>)>

  public var value: Output {
    get { state.with { $0.value } }
    set { send(newValue) }
  }

  public init(_ value: Output) { state = Locked((value, Audience())) }

  public func send(_ value: Output) { replace { _ in value } }

  public func send(completion: Subscribers.Completion<Failure>) {
    for tell in state.with({ $0.audience.note(.end(completion)) }) { tell() }
  }

  /// Sends what becomes of the value; nothing where that is `nil`.
  fileprivate func replace(_ change: (Output) -> Output?) {
    let tells: [() -> Void] = state.with {
      guard $0.audience.end == nil, let value = change($0.value) else { return [] }
      $0.value = value
      return $0.audience.note(.value(value))
    }
    for tell in tells { tell() }
  }

  /// Sends the value at once and each later one; a slow subscriber misses all but the last.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    let paced = Paced(subscriber, .keepsLast)
    let number = state.with {
      if $0.audience.end == nil { paced.note(.value($0.value)) }
      return $0.audience.add(paced.follower { $0 })
    }
    if let number {
      paced.whenStopped { [weak state] in state?.with { $0.audience.remove(number) } }
    }
    paced.open(subscriber)
  }
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Never {
    AnyPublisher<Output, Never> {
      $0.receive(output)
      $0.receive(completion: .finished)
    }.receive(subscriber: subscriber)
  }
}

public struct Empty<Output, Failure: Error>: Publisher {
  private let completesImmediately: Bool

  public init(completeImmediately: Bool = true) { completesImmediately = completeImmediately }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher<Output, Failure> {
      if completesImmediately { $0.receive(completion: .finished) }
    }.receive(subscriber: subscriber)
  }
}

public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher<Output, Failure> { $0.receive(completion: .failure(error)) }
      .receive(subscriber: subscriber)
  }
}

public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let result = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [result] first in result.replace { $0 == nil ? .some(first) : nil } }
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] sink in
      let link = result.compactMap { $0 }.sink {
        switch $0 {
        case .success(let value):
          sink.receive(value)
          sink.receive(completion: .finished)
        case .failure(let error): sink.receive(completion: .failure(error))
        }
      }
      sink.receive(subscription: Link { link.cancel() })
    }.receive(subscriber: subscriber)
  }
}

extension Sequence {
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher {
      $0.receive(all: self)
      $0.receive(completion: .finished)
    }
  }
}

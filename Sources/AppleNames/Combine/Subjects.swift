/// A publisher that sends what it is given.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Sends what it is given to those who listen then.
public final class PassthroughSubject<Output, Failure: Error>: Subject, Sendable {
  private struct State {
    var sinks: [Subscribers.Sink<Output, Failure>] = []
    var end: Subscribers.Completion<Failure>?
  }

  private let state = Locked(State())

  public init() {}

  public func send(_ value: Output) {
    for sink in state.with({ $0.sinks }) { sink.receive(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    let sinks: [Subscribers.Sink<Output, Failure>] = state.with {
      guard $0.end == nil else { return [] }
      $0.end = completion
      return exchange(&$0.sinks, with: [])
    }
    for sink in sinks { sink.receive(completion: completion) }
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher<Output, Failure>(surplus: .isLost) { [self] in add($0) }
      .receive(subscriber: subscriber)
  }

  /// Sends to a sink from now on.
  fileprivate func add(_ sink: Subscribers.Sink<Output, Failure>) {
    let end = state.with {
      if $0.end == nil { $0.sinks.append(sink) }
      return $0.end
    }
    if let end { return sink.receive(completion: end) }
    sink.receive(
      subscription: Link { [state] in state.with { $0.sinks.removeAll { $0 === sink } } })
  }
}

/// Sends the value it has, and then each that it is given.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, Sendable {
  private let changes = PassthroughSubject<Output, Failure>()
  private let current: Locked<Output>

  public var value: Output {
    get { current.with { $0 } }
    set {
      current.with { $0 = newValue }
      changes.send(newValue)
    }
  }

  public init(_ value: Output) {
    current = Locked(value)
  }

  public func send(_ value: Output) {
    self.value = value
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    changes.send(completion: completion)
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher<Output, Failure>(surplus: .keepsLast) { [self] sink in
      sink.receive(value)
      changes.add(sink)
    }.receive(subscriber: subscriber)
  }
}

/// Sends one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Never {
    AnyPublisher<Output, Never> {
      $0.receive(output)
      $0.receive(completion: .finished)
    }.receive(subscriber: subscriber)
  }
}

/// Sends nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completesImmediately: Bool

  public init(completeImmediately: Bool = true) {
    completesImmediately = completeImmediately
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher<Output, Failure> {
      if completesImmediately { $0.receive(completion: .finished) }
    }.receive(subscriber: subscriber)
  }
}

/// Fails.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) {
    self.error = error
  }

  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher<Output, Failure> { $0.receive(completion: .failure(error)) }
      .receive(subscriber: subscriber)
  }
}

extension CurrentValueSubject {
  /// Sends a value unless there is one already.
  fileprivate func sendFirst<Wrapped>(_ value: Wrapped) where Output == Wrapped? {
    let isFirst = current.with {
      guard $0 == nil else { return false }
      $0 = value
      return true
    }
    if isFirst { changes.send(value) }
  }
}

/// Sends the one value that a function promises, and keeps it for those who come later.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let result = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [result] in result.sendFirst($0) }
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
  /// Sends the elements one after the other.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher {
      for element in self { $0.receive(element) }
      $0.receive(completion: .finished)
    }
  }
}

/// A publisher that sends what it is given.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Sends what it is given to those who listen then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var sinks: [Subscribers.Sink<Output, Failure>] = []
  private var end: Subscribers.Completion<Failure>?

  public init() {}

  public func send(_ value: Output) {
    for sink in sinks { sink.receive(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    let all = sinks
    sinks = []
    for sink in all { sink.receive(completion: completion) }
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] sink in
      if let end { return sink.receive(completion: end) }
      sinks.append(sink)
      sink.receive(subscription: Link { [weak self] in self?.sinks.removeAll { $0 === sink } })
    }.receive(subscriber: subscriber)
  }
}

/// Sends the value it has, and then each that it is given.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let changes = PassthroughSubject<Output, Failure>()

  public var value: Output {
    didSet { changes.send(value) }
  }

  public init(_ value: Output) {
    self.value = value
  }

  public func send(_ value: Output) {
    self.value = value
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    changes.send(completion: completion)
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] sink in
      sink.receive(value)
      changes.receive(subscriber: sink)
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

/// Sends the one value that a function promises, and keeps it for those who come later.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let result = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [result] in if result.value == nil { result.send($0) } }
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

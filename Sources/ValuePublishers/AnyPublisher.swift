/// A publisher whose kind is forgotten; what operators return.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// Starts to send to a sink.
  typealias Start = (Subscribers.Sink<Output, Failure>) -> Void

  private let start: Start

  init(starting start: @escaping Start) {
    self.start = start
  }

  public init<Source: Publisher>(_ publisher: Source)
  where Source.Output == Output, Source.Failure == Failure {
    self.init { publisher.receive(subscriber: $0) }
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    let paced = Paced(subscriber, .waits)
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { paced.send(.end($0)) }, receiveValue: { paced.send(.value($0)) })
    paced.whenStopped { sink.cancel() }
    paced.open(subscriber)
    start(sink)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

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
  ) -> AnyPublisher<Other, Failure> {
    through(value) { $1.receive(completion: $0) }
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

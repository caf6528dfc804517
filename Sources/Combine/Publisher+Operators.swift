extension Publisher {
  public func map<Other>(_ transform: @escaping (Output) -> Other) -> AnyPublisher<Other, Failure> {
    through { $1.receive(transform($0)) }
  }

  public func map<Other>(_ keyPath: KeyPath<Output, Other>) -> AnyPublisher<Other, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func compactMap<Other>(
    _ transform: @escaping (Output) -> Other?
  ) -> AnyPublisher<Other, Failure> {
    through { value, sink in if let other = transform(value) { sink.receive(other) } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    through { if isIncluded($0) { $1.receive($0) } }
  }

  public func tryMap<Other>(
    _ transform: @escaping (Output) throws -> Other
  ) -> AnyPublisher<Other, any Error> {
    through { value, sink in
      do {
        sink.receive(try transform(value))
      } catch {
        sink.receive(completion: .failure(error))
      }
    } completion: {
      $1.receive(completion: $0.mapFailure { $0 })
    }
  }

  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    through {
      $1.receive($0)
    } completion: {
      $1.receive(completion: $0.mapFailure(transform))
    }
  }

  /// Decodes each value, such as the JSON of a server.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }

  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(value) }
  }

  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    through {
      $1.receive($0)
    } completion: { completion, sink in
      switch completion {
      case .finished: sink.receive(completion: .finished)
      case .failure(let error): handler(error).receive(subscriber: sink)
      }
    }
  }

  public func replaceNil<Wrapped>(
    with value: Wrapped
  ) -> AnyPublisher<Wrapped, Failure> where Output == Wrapped? {
    map { $0 ?? value }
  }

  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    through {
      receiveOutput?($0)
      $1.receive($0)
    } completion: {
      receiveCompletion?($0)
      $1.receive(completion: $0)
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      var left = count
      through { (value: Output, sink: Subscribers.Sink<Output, Failure>) in
        left -= 1
        if left < 0 { sink.receive(value) }
      }.receive(subscriber: sink)
    }
  }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      var left = maxLength
      through { (value: Output, sink: Subscribers.Sink<Output, Failure>) in
        left -= 1
        if left >= 0 { sink.receive(value) }
        if left == 0 { sink.receive(completion: .finished) }
      }.receive(subscriber: sink)
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher { sink in
      var last: Output?
      through { (value: Output, sink: Subscribers.Sink<Output, Failure>) in
        if value != last { sink.receive(value) }
        last = value
      }.receive(subscriber: sink)
    }
  }

  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
      .eraseToAnyPublisher()
  }

  public func flatMap<Other: Publisher>(
    _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure {
    AnyPublisher { sink in
      let inner = Gathering(sink)
      inner.follow(self) { value in inner.follow(transform(value)) { sink.receive($0) } }
    }
  }

  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { sink in
      let both = Gathering(sink)
      var (first, second): (Output?, Other.Output?)
      func send() {
        if let first, let second { sink.receive((first, second)) }
      }
      both.follow(self) {
        first = $0
        send()
      }
      both.follow(other) {
        second = $0
        send()
      }
    }
  }

  /// The values where they are sent: nothing here belongs to a queue.
  public func receive(on queue: DispatchQueue) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func receive(on loop: RunLoop) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func receive(on queue: OperationQueue) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func subscribe(on queue: DispatchQueue) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    through {
      $1.receive($0)
    } completion: { _, sink in
      sink.receive(completion: .finished)
    }
  }
}

extension Subscribers.Completion {
  func mapFailure<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// The types that operators are named by.
public enum Publishers {
  /// All values of several publishers.
  public struct MergeMany<Source: Publisher>: Publisher {
    public typealias Output = Source.Output
    public typealias Failure = Source.Failure
    let sources: [Source]

    public init(_ sources: [Source]) {
      self.sources = sources
    }

    public init(_ sources: Source...) {
      self.sources = sources
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Source.Output, Receiver.Failure == Source.Failure {
      AnyPublisher { sink in
        let all = Gathering(sink)
        all.open += 1
        for source in sources { all.follow(source) { sink.receive($0) } }
        all.close()
      }.receive(subscriber: subscriber)
    }
  }
}

/// Follows several publishers for one subscriber: complete when all are, or when one fails.
final class Gathering<Output, Failure: Error> {
  private let sink: Subscribers.Sink<Output, Failure>
  private var links: [AnyCancellable] = []
  var open = 0

  init(_ sink: Subscribers.Sink<Output, Failure>) {
    self.sink = sink
    sink.receive(subscription: Link { self.links = [] })
  }

  func follow<Source: Publisher>(_ source: Source, _ value: @escaping (Source.Output) -> Void)
  where Source.Failure == Failure {
    open += 1
    links.append(
      source.sink { [self] completion in
        if case .failure = completion { sink.receive(completion: completion) } else { close() }
      } receiveValue: {
        value($0)
      })
  }

  func close() {
    open -= 1
    if open == 0 { sink.receive(completion: .finished) }
  }
}

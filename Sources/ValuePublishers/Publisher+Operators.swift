import TextUI

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
        sink.finish(.failure(error))
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

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      let left = Locked(count)
      through { (value: Output, sink: Subscribers.Sink<Output, Failure>) in
        if left.countDown() < 0 { sink.receive(value) }
      }.receive(subscriber: sink)
    }
  }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      guard maxLength > 0 else { return sink.finish(.finished) }
      let left = Locked(maxLength)
      through { (value: Output, sink: Subscribers.Sink<Output, Failure>) in
        let left = left.countDown()
        if left >= 0 { sink.receive(value) }
        if left == 0 { sink.finish(.finished) }
      }.receive(subscriber: sink)
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  public func removeDuplicates(
    by areEqual: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      let last = Locked<Output?>(nil)
      filter { value in
        last.with { exchange(&$0, with: value) }.map { !areEqual($0, value) } ?? true
      }.receive(subscriber: sink)
    }
  }

  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }
  }

  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    return subject.whileHeard {
      sink(
        receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
  }

  /// What this sends, and `start` for the first who listens, until the last has gone.
  func whileHeard(_ start: @escaping () -> any Cancellable) -> AnyPublisher<Output, Failure> {
    let state = Locked<(listeners: Int, link: (any Cancellable)?)>((0, nil))
    return AnyPublisher { sink in
      let listener = Subscribers.Sink<Output, Failure>(
        receiveCompletion: { sink.receive(completion: $0) }, receiveValue: { sink.receive($0) })
      let isFirst = state.with {
        $0.listeners += 1
        return $0.listeners == 1
      }
      sink.receive(
        subscription: Link {
          listener.cancel()
          let link: (any Cancellable)? = state.with {
            $0.listeners -= 1
            return $0.listeners == 0 ? exchange(&$0.link, with: nil) : nil
          }
          link?.cancel()
        })
      receive(subscriber: listener)
      guard isFirst else { return }
      let link = start()
      // Who has gone meanwhile found nothing to stop.
      let isHeard = state.with {
        if $0.listeners > 0 { $0.link = link }
        return $0.listeners > 0
      }
      if !isHeard { link.cancel() }
    }
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

  /// Kept without a limit until they are read.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let link = sink { _ in
        continuation.finish()
      } receiveValue: { value in
        // Handed over, as to any subscriber.
        nonisolated(unsafe) let value = value
        continuation.yield(value)
      }
      continuation.onTermination = { _ in link.cancel() }
    }
  }

  public func assign(to published: inout Published<Output>.Publisher) {
    published.keep(sink(receiveValue: published.setter))
  }
}

extension Locked<Int> {
  fileprivate func countDown() -> Int {
    with {
      $0 -= 1
      return $0
    }
  }
}

extension Subscribers.Completion {
  func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

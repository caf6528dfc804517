import TextUI

extension Publisher {
  /// All values as one list at the end, empty where none came; after an error only the error.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { sink in
      let values = Locked<[Output]>([])
      let step: AnyPublisher<[Output], Failure> = through { value, _ in
        values.with { $0.append(value) }
      } completion: { completion, sink in
        if case .finished = completion { sink.receive(values.with { $0 }) }
        sink.receive(completion: completion)
      }
      step.receive(subscriber: sink)
    }
  }

  /// The last value, at the end.
  public func last() -> AnyPublisher<Output, Failure> { collect().compactMap(\.last) }

  /// Sends each step's result, not the first one that it starts from.
  public func scan<Result>(
    _ initialResult: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { sink in
      let result = Locked(initialResult)
      let step: AnyPublisher<Result, Failure> = through { value, sink in
        let changed = next(result.with { $0 }, value)
        result.with { $0 = changed }
        sink.receive(changed)
      }
      step.receive(subscriber: sink)
    }
  }

  /// Starts again where it fails, so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return through {
      $1.receive($0)
    } completion: { completion, sink in
      switch completion {
      case .finished: sink.receive(completion: .finished)
      case .failure: self.retry(retries - 1).receive(subscriber: sink)
      }
    }
  }

  /// Sends nothing before both have sent a value; ends when both have.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { sink in
      let last = Locked<(first: Output?, second: Other.Output?)>((nil, nil))
      map { .first($0) }.merge(with: other.map { Side.second($0) }).compactMap { side in
        last.with {
          switch side {
          case .first(let value): $0.first = value
          case .second(let value): $0.second = value
          }
          guard let first = $0.first, let second = $0.second else { return nil }
          return (first, second)
        }
      }.receive(subscriber: sink)
    }
  }

  /// Pairs values in order; what waits for its partner is kept without a limit, and the end comes
  /// when one has ended of which nothing waits.
  public func zip<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { sink in
      // With `nil` for the end.
      let waiting = Locked<(first: [Output?], second: [Other.Output?])>(([], []))
      let firsts = map { Optional($0) }.append(nil).map { Side<_, Other.Output?>.first($0) }
      let seconds = other.map { Optional($0) }.append(nil).map { Side<Output?, _>.second($0) }
      let step: AnyPublisher<(Output, Other.Output), Failure> = firsts.merge(with: seconds)
        .through { side, sink in
          let (pair, isEnd): ((Output, Other.Output)?, Bool) = waiting.with {
            switch side {
            case .first(let value): $0.first.append(value)
            case .second(let value): $0.second.append(value)
            }
            var pair: (Output, Other.Output)?
            if case let (first??, second??) = ($0.first.first, $0.second.first) {
              pair = (first, second)
              $0.first.removeFirst()
              $0.second.removeFirst()
            }
            let next = ($0.first.first, $0.second.first)
            if case (.some(nil), _) = next { return (pair, true) }
            if case (_, .some(nil)) = next { return (pair, true) }
            return (pair, false)
          }
          if let pair { sink.receive(pair) }
          if isEnd { sink.finish(.finished) }
        }
      step.receive(subscriber: sink)
    }
  }
}

/// A value of one of two that are merged, so that what any thread sends has one order.
private enum Side<First, Second> {
  case first(First)
  case second(Second)
}

extension Publishers {
  /// The last values of two publishers, whenever one has another.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The newest of each, in the order of the generic parameters.
    public typealias Output = (A.Output, B.Output)
    /// The first failure of either ends it.
    public typealias Failure = A.Failure
    /// Subscribed to first.
    public let a: A
    /// Subscribed to when `a` has been.
    public let b: B

    /// Does nothing before somebody subscribes.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Sends nothing before both have sent a value.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == (A.Output, B.Output), Receiver.Failure == A.Failure {
      a.combineLatest(b).receive(subscriber: subscriber)
    }
  }

  /// The values of two publishers, pair by pair.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The nth of one with the nth of the other.
    public typealias Output = (A.Output, B.Output)
    /// The first failure of either ends it.
    public typealias Failure = A.Failure
    /// Subscribed to first.
    public let a: A
    /// Subscribed to when `a` has been.
    public let b: B

    /// Does nothing before somebody subscribes.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Keeps what waits for its partner without a limit.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == (A.Output, B.Output), Receiver.Failure == A.Failure {
      a.zip(b).receive(subscriber: subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Values from the moment it is asked for, kept without a limit until they are read.
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

  /// Sets the property until its object goes, so that nobody has to keep a subscription.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.keep(sink(receiveValue: published.setter))
  }
}

import TextUI

/// What is made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// That of the publisher that is made.
  public typealias Output = DeferredPublisher.Output
  /// That of the publisher that is made.
  public typealias Failure = DeferredPublisher.Failure
  /// Called once for each subscriber, on the thread that subscribes.
  public let createPublisher: () -> DeferredPublisher

  /// Does not call the function yet.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes a publisher and hands the subscriber to it.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Result {
  /// Sends the success and ends, or fails at once.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { sink in
      switch self {
      case .success(let value):
        sink.receive(value)
        sink.receive(completion: .finished)
      case .failure(let error): sink.receive(completion: .failure(error))
      }
    }
  }
}

extension Optional {
  /// Sends the value, if there is one, and ends.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher { sink in
      if let value = self { sink.receive(value) }
      sink.receive(completion: .finished)
    }
  }
}

extension Publisher {
  /// One subscription for all who listen; who comes later misses what was sent.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    return subject.whileHeard { self.subscribe(subject) }
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

  /// The subject hears values and the end until the returned object is cancelled or goes.
  public func subscribe<Receiver: Subject>(_ subject: Receiver) -> AnyCancellable
  where Receiver.Output == Output, Receiver.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  /// The same as ``Publisher/receive(subscriber:)``, under the name that callers use.
  public func subscribe<Receiver: Subscriber>(_ subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure { receive(subscriber: subscriber) }

  /// The values of the publisher that came last; ends when that has ended and no other can come.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { sink in
      let both = Gathering(sink)
      let latest = Locked<Subscribers.Sink<Output.Output, Failure>?>(nil)
      let outer = both.step { (publisher: Output) in
        let step = both.step { sink.receive($0) }
        if let old = latest.with({ exchange(&$0, with: step) }) { both.drop(old) }
        publisher.receive(subscriber: step)
      }
      receive(subscriber: outer)
    }
  }

  /// The last values of three, whenever one has another.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> AnyPublisher<(Output, B.Output, C.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }
  }

  /// The last values of four, whenever one has another.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(Output, B.Output, C.Output, D.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c).combineLatest(d).map { ($0.0, $0.1, $0.2, $1) }
  }

  /// What becomes of the last values of two.
  public func combineLatest<B: Publisher, Result>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where B.Failure == Failure {
    combineLatest(b).map { transform($0, $1) }
  }

  /// What becomes of the last values of three.
  public func combineLatest<B: Publisher, C: Publisher, Result>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0, $1, $2) }
  }

  /// Sends the nth of all three together.
  public func zip<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> AnyPublisher<(Output, B.Output, C.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure { zip(b).zip(c).map { ($0.0, $0.1, $1) } }

  /// Sends what the function makes of the nth of both.
  public func zip<B: Publisher, Result>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where B.Failure == Failure { zip(b).map { transform($0, $1) } }

  /// The values one after the other, to be awaited; it throws where this fails.
  @_disfavoredOverload
  public var values: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      let link = sink {
        switch $0 {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      } receiveValue: { value in
        // Handed over, as to any subscriber.
        nonisolated(unsafe) let value = value
        continuation.yield(value)
      }
      continuation.onTermination = { _ in link.cancel() }
    }
  }
}

extension Publisher where Failure == Never {
  /// What becomes of each value, of so many values at a time, where that may fail and this does not.
  @_disfavoredOverload
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Other.Failure> {
    setFailureType(to: Other.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publishers {
  /// The last values of three publishers, whenever one has another.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.combineLatest(b, c) }

  /// The last values of four publishers, whenever one has another.
  public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    a.combineLatest(b, c, d)
  }

  /// A function that reads like Apple's type; nothing can be declared with it.
  public static func Zip3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.zip(b, c) }

  /// A function that reads like Apple's type; nothing can be declared with it.
  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure>
  where A.Output == B.Output, A.Failure == B.Failure { a.merge(with: b) }

  /// A function that reads like Apple's type; nothing can be declared with it.
  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<A.Output, A.Failure>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
  { a.merge(with: b).merge(with: c) }
}

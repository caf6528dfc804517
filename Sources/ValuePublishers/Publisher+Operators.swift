import TextUI

extension Publisher {
  /// `[1, 2].publisher.map { $0 * 2 }` sends 2, 4.
  public func map<Other>(_ transform: @escaping (Output) -> Other) -> AnyPublisher<Other, Failure> {
    through { $1.receive(transform($0)) }
  }

  /// `users.map(\.name)` sends the names.
  public func map<Other>(_ keyPath: KeyPath<Output, Other>) -> AnyPublisher<Other, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// `["1", "x"].publisher.compactMap { Int($0) }` sends 1.
  public func compactMap<Other>(
    _ transform: @escaping (Output) -> Other?
  ) -> AnyPublisher<Other, Failure> {
    through { value, sink in if let other = transform(value) { sink.receive(other) } }
  }

  /// `[1, 2, 3].publisher.filter { $0 > 1 }` sends 2, 3.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    through { if isIncluded($0) { $1.receive($0) } }
  }

  /// Fails with the first error that the function throws.
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

  /// Changes the type of the failure, and no value.
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    through {
      $1.receive($0)
    } completion: {
      $1.receive(completion: $0.mapFailure(transform))
    }
  }

  /// Fails at the first value that the decoder cannot read.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Sends the value in place of the failure, and ends.
  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(value) }
  }

  /// Goes on with another publisher where this one fails; values sent before stay sent.
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

  /// `[1, nil].publisher.replaceNil(with: 0)` sends 1, 0.
  public func replaceNil<Wrapped>(
    with value: Wrapped
  ) -> AnyPublisher<Wrapped, Failure> where Output == Wrapped? { map { $0 ?? value } }

  /// Sends the value where this ends without one; a failure stays a failure.
  public func replaceEmpty(with value: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      let isEmpty = Locked(true)
      let step: AnyPublisher<Output, Failure> = through { value, sink in
        isEmpty.with { $0 = false }
        sink.receive(value)
      } completion: { completion, sink in
        if case .finished = completion, isEmpty.with({ $0 }) { sink.receive(value) }
        sink.receive(completion: completion)
      }
      step.receive(subscriber: sink)
    }
  }

  /// Calls the functions on the thread that sends, before the value goes on.
  ///
  /// `receiveRequest` always hears `.unlimited`, whatever the subscriber asks for.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      let step = Subscribers.Sink<Output, Failure> {
        receiveCompletion?($0)
        sink.receive(completion: $0)
      } receiveValue: {
        receiveOutput?($0)
        sink.receive($0)
      }
      let link = Link {
        receiveCancel?()
        step.cancel()
      }
      receiveSubscription?(link)
      receiveRequest?(.unlimited)
      sink.receive(subscription: link)
      self.receive(subscriber: step)
    }
  }

  /// Writes each event as a line on standard output: `receive value: (5)`.
  ///
  /// No other stream can be given, and each request reads `request unlimited`.
  public func print(
    _ prefix: String = "", to stream: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveSubscription: { Swift.print("\(start)receive subscription: (\($0))") },
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: Swift.print("\(start)receive finished")
        case .failure(let error): Swift.print("\(start)receive error: (\(error))")
        }
      },
      receiveCancel: { Swift.print("\(start)receive cancel") },
      receiveRequest: { _ in Swift.print("\(start)request unlimited") })
  }

  /// Traps where it fails, which a program says it never does.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    through {
      $1.receive($0)
    } completion: { completion, sink in
      if case .failure(let error) = completion {
        preconditionFailure("\(prefix)\(error)", file: file, line: line)
      }
      sink.receive(completion: .finished)
    }
  }

  /// `[1, 2, 3].publisher.dropFirst()` sends 2, 3.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      let left = Locked(count)
      through { (value: Output, sink: Subscribers.Sink<Output, Failure>) in
        if left.countDown() < 0 { sink.receive(value) }
      }.receive(subscriber: sink)
    }
  }

  /// `[1, 2, 3].publisher.prefix(2)` sends 1, 2 and ends with the second; `prefix(0)` ends at once.
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

  /// Ends with the first value; without one it ends when this does.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Compares with the value before only: 1, 1, 2, 1 become 1, 2, 1.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher { sink in
      let last = Locked<Output?>(nil)
      through { (value: Output, sink: Subscribers.Sink<Output, Failure>) in
        if last.with({ exchange(&$0, with: value) }) != value { sink.receive(value) }
      }.receive(subscriber: sink)
    }
  }

  /// Sends values as they come; ends when both have ended, or at the first failure.
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
      .eraseToAnyPublisher()
  }

  /// Follows so many at a time, and asks for another value when one has ended; with `.none` for none.
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure {
    AnyPublisher { sink in
      let inner = Gathering(sink)
      weak var outer: Subscribers.Sink<Output, Failure>?
      let step = inner.step(asking: maxPublishers) { (value: Output) in
        let step = inner.step {
          sink.receive($0)
        } completion: {
          outer?.ask(.max(1))
        }
        transform(value).receive(subscriber: step)
      }
      outer = step
      receive(subscriber: step)
    }
  }
}

extension Publisher where Failure == Never {
  /// Lets a publisher that cannot fail stand where one that can is wanted.
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    through {
      $1.receive($0)
    } completion: { _, sink in
      sink.receive(completion: .finished)
    }
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

/// The types that operators are named by.
public enum Publishers {
  /// All values of several publishers.
  public struct MergeMany<Source: Publisher>: Publisher {
    /// What each of the sources sends.
    public typealias Output = Source.Output
    /// The first failure of a source ends all.
    public typealias Failure = Source.Failure
    let sources: [Source]

    /// Ends at once where the list is empty.
    public init(_ sources: [Source]) { self.sources = sources }

    /// Takes sources of one type; erase others with ``Publisher/eraseToAnyPublisher()``.
    public init(_ sources: Source...) { self.sources = sources }

    /// Subscribes to the sources in their order; ends when all have ended.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Source.Output, Receiver.Failure == Source.Failure {
      AnyPublisher { sink in
        let all = Gathering(sink)
        let steps = sources.map { _ in all.step { sink.receive($0) } }
        for (source, step) in Swift.zip(sources, steps) { source.receive(subscriber: step) }
        if sources.isEmpty { sink.receive(completion: .finished) }
      }.receive(subscriber: subscriber)
    }
  }
}

/// Follows several publishers for one subscriber: ends when all have, or at the first failure.
final class Gathering<Output, Failure: Error>: Sendable {
  private let sink: Subscribers.Sink<Output, Failure>
  private let state = Locked(
    (steps: [Int: any Cancellable & AnyObject](), count: 0, isOver: false))

  init(_ sink: Subscribers.Sink<Output, Failure>) {
    self.sink = sink
    sink.receive(
      subscription: Link { [state] in
        let steps = state.with {
          $0.isOver = true
          return exchange(&$0.steps, with: [:])
        }
        for (_, step) in steps.sorted(by: { $0.key < $1.key }) { step.cancel() }
      })
  }

  /// What is to follow one of them; `end` is called when that is complete, before all are.
  ///
  /// All wait for it from here on, so that no other is the last before it subscribes.
  func step<Input>(
    asking demand: Subscribers.Demand = .unlimited, _ value: @escaping (Input) -> Void,
    completion end: @escaping () -> Void = {}
  ) -> Subscribers.Sink<Input, Failure> {
    let number = state.with {
      $0.count += 1
      return $0.count
    }
    let step = Subscribers.Sink<Input, Failure>(asking: demand) { [self] completion in
      switch completion {
      case .failure: sink.finish(completion)
      case .finished:
        end()
        drop(number)
      }
    } receiveValue: {
      value($0)
    }
    let isOver = state.with {
      if !$0.isOver { $0.steps[number] = step }
      return $0.isOver
    }
    if isOver { step.cancel() }
    return step
  }

  /// Stops a step, if it has not ended, and waits for it no more.
  func drop(_ step: AnyObject) {
    if let number = state.with({ $0.steps.first { $0.value === step }?.key }) { drop(number) }
  }

  private func drop(_ number: Int) {
    let (step, isLast) = state.with { ($0.steps.removeValue(forKey: number), $0.steps.isEmpty) }
    step?.cancel()
    if step != nil, isLast { sink.receive(completion: .finished) }
  }
}

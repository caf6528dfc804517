import TextUI

/// What collections have too, of the values of a publisher.
extension Publisher {
  /// Sends one value, at the end: `initialResult` where none came; the steps take O(n) memory.
  public func reduce<Result>(
    _ initialResult: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    scan(initialResult, next).last().replaceEmpty(with: initialResult)
  }

  /// Sends one number, at the end: 0 where nothing came.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { sum, _ in sum + 1 } }

  /// Lets only the end or the failure through.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    through { (_: Output, _: Subscribers.Sink<Never, Failure>) in }
  }

  /// Sends `true` and ends at the first equal value, or `false` at the end.
  public func contains(_ value: Output) -> AnyPublisher<Bool, Failure> where Output: Equatable {
    contains { $0 == value }
  }

  /// Sends `true` and ends at the first match, or `false` at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    filter(predicate).map { _ in true }.first().replaceEmpty(with: false)
  }

  /// Sends `false` and ends at the first that does not match, or `true` at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> { contains { !predicate($0) }.map { !$0 } }

  /// Sends one value, at the end, or none where nothing came; it takes O(n) memory.
  public func min() -> AnyPublisher<Output, Failure> where Output: Comparable {
    collect().compactMap { $0.min() }
  }

  /// Sends one value, at the end, or none where nothing came; it takes O(n) memory.
  public func max() -> AnyPublisher<Output, Failure> where Output: Comparable {
    collect().compactMap { $0.max() }
  }

  /// Ends with the first match; sends nothing where there is none.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).first() }

  /// Sends one value, at the end, or nothing where none matches; it takes O(n) memory.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).last() }

  /// Counts from 0; sends nothing where so many do not come.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

  /// Counts from 0: `2..<4` sends the third value and the fourth.
  public func output(in range: Range<Int>) -> AnyPublisher<Output, Failure> {
    dropFirst(range.lowerBound).prefix(range.count)
  }

  /// `[1, 5, 2].publisher.drop { $0 < 3 }` sends 5, 2.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      let isDropping = Locked(true)
      filter { value in
        guard isDropping.with({ $0 }), predicate(value) else {
          isDropping.with { $0 = false }
          return true
        }
        return false
      }.receive(subscriber: sink)
    }
  }

  /// `[1, 5, 2].publisher.prefix { $0 < 3 }` sends 1 and ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    through { (value: Output, sink: Subscribers.Sink<Output, Failure>) in
      if predicate(value) { sink.receive(value) } else { sink.finish(.finished) }
    }
  }

  /// Compares each value with the one before, whether that was sent or not.
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

  /// Values of as many at once, and what is left at the end.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { sink in
      let values = Locked<[Output]>([])
      let step: AnyPublisher<[Output], Failure> = through { value, sink in
        let full: [Output]? = values.with {
          $0.append(value)
          return $0.count == count ? exchange(&$0, with: []) : nil
        }
        if let full { sink.receive(full) }
      } completion: { completion, sink in
        let rest = values.with { $0 }
        if case .finished = completion, !rest.isEmpty { sink.receive(rest) }
        sink.receive(completion: completion)
      }
      step.receive(subscriber: sink)
    }
  }

  /// Sends the values before it subscribes to this.
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> { prepend(values) }

  /// Sends the values before it subscribes to this; the sequence is gone through again each time.
  public func prepend<Values: Sequence>(_ values: Values) -> AnyPublisher<Output, Failure>
  where Values.Element == Output {
    AnyPublisher { sink in
      sink.receive(all: values)
      receive(subscriber: sink)
    }
  }

  /// Subscribes to this when the other has ended; where that fails, never.
  public func prepend<Other: Publisher>(_ other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure { other.append(self) }

  /// Sends the values when this has ended; after a failure it does not.
  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> { append(values) }

  /// Sends the values when this has ended; after a failure it does not.
  public func append<Values: Sequence>(_ values: Values) -> AnyPublisher<Output, Failure>
  where Values.Element == Output {
    through {
      $1.receive($0)
    } completion: { completion, sink in
      if case .finished = completion { sink.receive(all: values) }
      sink.receive(completion: completion)
    }
  }

  /// Subscribes to the other when this has ended; after a failure it does not.
  public func append<Other: Publisher>(_ other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    through {
      $1.receive($0)
    } completion: { completion, sink in
      switch completion {
      case .finished: other.receive(subscriber: sink)
      case .failure: sink.receive(completion: completion)
      }
    }
  }
}

/// Operators whose functions may throw; then they fail.
extension Publisher {
  /// Leaves `nil` out; fails with the first error that the function throws.
  public func tryCompactMap<Other>(
    _ transform: @escaping (Output) throws -> Other?
  ) -> AnyPublisher<Other, any Error> { tryMap(transform).compactMap { $0 } }

  /// Fails with the first error that the function throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryCompactMap { try isIncluded($0) ? $0 : nil } }

  /// Sends each step's result; fails with the first error that the function throws.
  public func tryScan<Result>(
    _ initialResult: Result, _ next: @escaping (Result, Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher { sink in
      let result = Locked(initialResult)
      tryMap { value in
        let changed = try next(result.with { $0 }, value)
        result.with { $0 = changed }
        return changed
      }.receive(subscriber: sink)
    }
  }

  /// Sends one value, at the end; fails with the first error that the function throws.
  public func tryReduce<Result>(
    _ initialResult: Result, _ next: @escaping (Result, Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    tryScan(initialResult, next).last().replaceEmpty(with: initialResult)
  }

  /// Goes on with another publisher where this one fails, or fails with what the function throws.
  public func tryCatch<Other: Publisher>(
    _ handler: @escaping (Failure) throws -> Other
  ) -> AnyPublisher<Output, any Error> where Other.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// One document of JSON for each value; fails at the first that cannot be encoded.
  public func encode(encoder: JSONEncoder) -> AnyPublisher<Data, any Error>
  where Output: Encodable { tryMap { try encoder.encode($0) } }

  /// Fails at the first value that the decoder cannot read.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: PropertyListDecoder
  ) -> AnyPublisher<Item, any Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

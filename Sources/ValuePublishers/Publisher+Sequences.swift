import TextUI

/// What collections have too, of the values of a publisher.
extension Publisher {
  public func reduce<Result>(
    _ initialResult: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    scan(initialResult, next).last().replaceEmpty(with: initialResult)
  }

  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { sum, _ in sum + 1 } }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    through { (_: Output, _: Subscribers.Sink<Never, Failure>) in }
  }

  public func contains(_ value: Output) -> AnyPublisher<Bool, Failure> where Output: Equatable {
    contains { $0 == value }
  }

  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    filter(predicate).map { _ in true }.first().replaceEmpty(with: false)
  }

  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  public func min() -> AnyPublisher<Output, Failure> where Output: Comparable {
    collect().compactMap { $0.min() }
  }

  public func max() -> AnyPublisher<Output, Failure> where Output: Comparable {
    collect().compactMap { $0.max() }
  }

  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).first()
  }

  public func output(in range: Range<Int>) -> AnyPublisher<Output, Failure> {
    dropFirst(range.lowerBound).prefix(range.count)
  }

  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
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

  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    through { (value: Output, sink: Subscribers.Sink<Output, Failure>) in
      if predicate(value) { sink.receive(value) } else { sink.receive(completion: .finished) }
    }
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

  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> { prepend(values) }

  public func prepend<Values: Sequence>(_ values: Values) -> AnyPublisher<Output, Failure>
  where Values.Element == Output {
    AnyPublisher { sink in
      for value in values { sink.receive(value) }
      receive(subscriber: sink)
    }
  }

  public func prepend<Other: Publisher>(_ other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    other.append(self)
  }

  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> { append(values) }

  public func append<Values: Sequence>(_ values: Values) -> AnyPublisher<Output, Failure>
  where Values.Element == Output {
    through {
      $1.receive($0)
    } completion: { completion, sink in
      if case .finished = completion { for value in values { sink.receive(value) } }
      sink.receive(completion: completion)
    }
  }

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
  public func tryCompactMap<Other>(
    _ transform: @escaping (Output) throws -> Other?
  ) -> AnyPublisher<Other, any Error> {
    tryMap(transform).compactMap { $0 }
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }

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

  public func tryReduce<Result>(
    _ initialResult: Result, _ next: @escaping (Result, Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    tryScan(initialResult, next).last().replaceEmpty(with: initialResult)
  }

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

  public func encode(encoder: JSONEncoder) -> AnyPublisher<Data, any Error>
  where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }

  public func decode<Item: Decodable>(
    type: Item.Type, decoder: PropertyListDecoder
  ) -> AnyPublisher<Item, any Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

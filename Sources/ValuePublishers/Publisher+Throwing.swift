import TextUI

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

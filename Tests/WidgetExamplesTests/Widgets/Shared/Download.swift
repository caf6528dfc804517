import SwiftUI

/// Gets what a server has, if that comes in time: the system gives a provider a few seconds.
struct Download: Sendable {
  let patience: Duration

  /// Throws where nobody answers, the status is not 200, or it takes too long.
  func data(at url: URL) async throws -> Data {
    try await withThrowingTaskGroup(of: Data.self) { group in
      group.addTask {
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
          throw URLError(.badServerResponse)
        }
        return data
      }
      group.addTask {
        try await Task.sleep(for: patience)
        throw URLError(.timedOut)
      }
      defer { group.cancelAll() }
      for try await data in group { return data }
      throw URLError(.cancelled)
    }
  }

  /// The value in an answer; throws also where the answer is something else.
  func value<Value: Decodable>(_ type: Value.Type, at url: URL) async throws -> Value {
    try JSONDecoder().decode(type, from: await data(at: url))
  }
}

import Synchronization

/// One download, which ends at the first thing that is wrong with it.
///
/// `URLSession` has a limit neither for the bytes of an answer nor, on Linux, for the whole time.
final class PictureDownload: NSObject, URLSessionDataDelegate {
  private struct State {
    var bytes: [UInt8] = []
    var continuation: CheckedContinuation<Result<[UInt8], PictureFailure>, Never>?
    var timer: Task<Void, Never>?
  }

  private let limit: Int
  private let state = Mutex(State())

  private init(limit: Int) {
    self.limit = limit
  }

  /// What stands at an address.
  static func bytes(
    at url: URL, within limits: PictureLimits
  ) async throws(PictureFailure) -> [UInt8] {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else { throw .scheme }
    let download = PictureDownload(limit: limits.bytes)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    let session = URLSession(configuration: configuration, delegate: download, delegateQueue: nil)
    // Whatever ended it, nothing more is read.
    defer { session.invalidateAndCancel() }
    return try await download.result(of: session.dataTask(with: url), within: limits.time).get()
  }

  private func result(
    of task: URLSessionDataTask, within time: Duration
  ) async -> Result<[UInt8], PictureFailure> {
    await withCheckedContinuation { continuation in
      let timer = Task.detached {
        try? await Task.sleep(for: time)
        if !Task.isCancelled { self.end(.failure(.tooLate)) }
      }
      state.withLock {
        $0.continuation = continuation
        $0.timer = timer
      }
      task.resume()
    }
  }

  private func end(_ result: Result<[UInt8], PictureFailure>) {
    let ended = state.withLock { state in
      defer { state.continuation = nil }
      return state
    }
    ended.timer?.cancel()
    ended.continuation?.resume(returning: result)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    if status != 200 {
      end(.failure(.status(status)))
      completionHandler(.cancel)
    } else if response.expectedContentLength > Int64(limit) {
      end(.failure(.tooLarge))
      completionHandler(.cancel)
    } else {
      completionHandler(.allow)
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = state.withLock { state in
      // What comes after the end is not kept.
      guard state.continuation != nil else { return true }
      state.bytes += data
      return state.bytes.count > limit
    }
    if isTooLarge {
      end(.failure(.tooLarge))
      dataTask.cancel()
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let bytes = state.withLock(\.bytes)
    end(error.map { .failure(.connection($0.localizedDescription)) } ?? .success(bytes))
  }
}

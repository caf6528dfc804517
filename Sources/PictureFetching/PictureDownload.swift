import Dispatch
import Synchronization
import CaffeineWaiting

/// One download, which stops at the first problem.
///
/// `URLSession` limits neither the size of an answer nor, on Linux, the total time.
final class PictureDownload: NSObject, URLSessionDataDelegate {
  fileprivate typealias Answer = Result<[UInt8], PictureFailure>

  private let limit: Int
  private let race = Race<Answer>()
  private let bytes = Mutex<[UInt8]>([])

  private init(limit: Int) { self.limit = limit }

  static func bytes(
    at url: URL, within limits: PictureLimits
  ) async throws(PictureFailure) -> [UInt8] {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else { throw .scheme }
    let download = PictureDownload(limit: limits.bytes)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    let session = URLSession(
      configuration: configuration, delegate: download, delegateQueue: ReadingThread())
    // Cancels in any case, off this task: Foundation waits for a pause in the server's data.
    defer { DispatchQueue.global().async { session.invalidateAndCancel() } }
    download.race.end(after: limits.time, with: .failure(.tooLate))
    session.dataTask(with: url).resume()
    return try await download.race.value(ifCancelled: .failure(.tooLate)).get()
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    if status != 200 {
      race.end(with: .failure(.status(status)))
    } else if promisesTooMuch(response) {
      race.end(with: .failure(.tooLarge))
    }
    completionHandler(race.isOver ? .cancel : .allow)
  }

  /// Whether the server announces more than the limit; Foundation misses very long numbers.
  private func promisesTooMuch(_ response: URLResponse) -> Bool {
    let header = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Length")
    guard let header, !header.isEmpty, header.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return response.expectedContentLength > Int64(limit)
    }
    return Int(header).map { $0 > limit } ?? true
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    bytes.withLock { bytes in
      if bytes.count + data.count > limit { race.end(with: .failure(.tooLarge)) }
      // After the end all data is dropped.
      guard !race.isOver else { return bytes = [] }
      data.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    race.end(
      with: error.map { .failure(.connection($0.localizedDescription)) }
        ?? .success(bytes.withLock { $0 }))
  }
}

/// Runs each operation at once, on the thread that reads from the network.
///
/// Foundation on Linux reads as fast as the network delivers and queues every piece for its
/// delegate. A flooding server would fill the memory, and without a pause no task could be
/// cancelled. Here at most one piece waits, so TCP slows the server down. The delegate must not
/// call the session or its tasks, which would wait for this thread.
///
/// Unchecked as its superclass is; it has no state.
private final class ReadingThread: OperationQueue, @unchecked Sendable {
  override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
}

import PictureDecoding

/// Fetches pictures before they are drawn: each address once, two at a time, within limits.
///
/// ```swift
/// let fetcher = PictureFetcher(cache: PictureCache(folder: folder), now: { Date() })
/// let problems = await fetcher.fetch(addresses)
/// environment.assets = AssetLibrary(remoteImage: { fetcher.picture(at: $0) })
/// ```
///
/// A picture that cannot be fetched again stays as it was fetched last.
public actor PictureFetcher {
  /// The pictures that are at hand.
  public nonisolated let cache: PictureCache

  private nonisolated let bundled: @Sendable (URL) -> [UInt8]?
  private let limits: PictureLimits
  private let now: @Sendable () -> Date
  private var running: [URL: Task<PictureFailure?, Never>] = [:]
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// A fetcher with a cache.
  ///
  /// `bundled` is what the program shows of an address that was never fetched, such as a picture of
  /// its own (default: nothing).
  public init(
    cache: PictureCache, limits: PictureLimits = PictureLimits(),
    bundled: @escaping @Sendable (URL) -> [UInt8]? = { _ in nil },
    now: @escaping @Sendable () -> Date
  ) {
    self.cache = cache
    self.limits = limits
    self.bundled = bundled
    self.now = now
    free = limits.count
  }

  /// The picture of an address as it was fetched last, else the bundled one; it waits for nothing.
  public nonisolated func picture(at url: URL) -> [UInt8]? {
    cache.picture(at: url)?.bytes ?? bundled(url)
  }

  /// Fetches the pictures that are not at hand or too old, and says which could not be.
  public func fetch(_ urls: [URL]) async -> [URL: PictureFailure] {
    var failures: [URL: PictureFailure] = [:]
    let tasks = Set(urls).map { url in (url, task(for: url)) }
    for (url, task) in tasks { if let failure = await task.value { failures[url] = failure } }
    return failures
  }

  /// The task that fetches an address; several that ask for it at the same time share one.
  private func task(for url: URL) -> Task<PictureFailure?, Never> {
    if let task = running[url] { return task }
    let task = Task {
      let failure = await fetchInTurn(url)
      running[url] = nil
      return failure
    }
    running[url] = task
    return task
  }

  private func fetchInTurn(_ url: URL) async -> PictureFailure? {
    if let hit = cache.picture(at: url), abs(now().timeIntervalSince(hit.date)) < limits.age {
      return nil
    }
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    defer {
      // Whoever waits longest takes the place.
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
    do throws(PictureFailure) {
      let bytes = try await PictureDownload.bytes(at: url, within: limits)
      guard let size = try? PixelSize(ofPictureIn: bytes) else { throw .noPicture }
      guard size.pixelCount <= limits.pixels else { throw .tooLarge }
      try keep(bytes, of: url)
      return nil
    } catch {
      return error
    }
  }

  private func keep(_ bytes: [UInt8], of url: URL) throws(PictureFailure) {
    do {
      try cache.keep(bytes, of: url, at: now())
    } catch {
      throw .cache(error.localizedDescription)
    }
  }
}

import PictureDecoding

/// Downloads pictures before they are drawn: each address once, within limits.
///
/// ```swift
/// let fetcher = PictureFetcher(cache: PictureCache(folder: folder), now: { Date() })
/// let problems = await fetcher.fetch(addresses)
/// environment.assets = AssetLibrary(remoteImage: { fetcher.picture(at: $0) })
/// ```
///
/// A picture that cannot be fetched again keeps its last version.
public actor PictureFetcher {
  /// The downloaded pictures.
  public nonisolated let cache: PictureCache

  private nonisolated let bundled: @Sendable (URL) -> [UInt8]?
  private let limits: PictureLimits
  private let now: @Sendable () -> Date
  private var running: [URL: Task<PictureFailure?, Never>] = [:]
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a fetcher.
  ///
  /// `bundled` supplies a picture for an address that was never fetched, such as one of the
  /// program's own (default: none).
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

  /// The cached picture of an address, or else the bundled one; never waits.
  public nonisolated func picture(at url: URL) -> [UInt8]? {
    cache.picture(at: url)?.bytes ?? bundled(url)
  }

  /// Downloads the pictures that are missing or too old; returns the failures by address.
  public func fetch(_ urls: [URL]) async -> [URL: PictureFailure] {
    var failures: [URL: PictureFailure] = [:]
    let tasks = Set(urls).map { url in (url, task(for: url)) }
    for (url, task) in tasks { if let failure = await task.value { failures[url] = failure } }
    return failures
  }

  /// The task for an address; simultaneous requests share one.
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
      // The longest waiting download goes next.
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

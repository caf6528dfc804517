import Dispatch
import Synchronization

extension SharedContainer {
  /// A value for each time that the journal, the own drinks or the settings have changed, by any
  /// process, and one to begin with.
  ///
  ///     for await _ in container.changes() {
  ///       show(try journal.intakes(since: start))
  ///     }
  ///
  /// Changes that follow each other closely are one. The stream ends where the system has no more
  /// room for watches.
  public func changes() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      guard let watch = ContainerWatch(of: self) else { return continuation.finish() }
      // Unsafe only by its type: any thread may cancel a source (dispatch_source_create(3)).
      nonisolated(unsafe) let source = DispatchSource.makeReadSource(
        fileDescriptor: watch.descriptor.rawValue)
      let shared = Mutex(watch)
      source.setEventHandler {
        shared.withLock { $0.reset() }
        continuation.yield()
      }
      continuation.onTermination = { _ in source.cancel() }
      continuation.yield()
      source.activate()
    }
  }
}

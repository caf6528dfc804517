import CStandardLibrary

/// Reports changes in a container by any process.
///
///     guard var watch = ContainerWatch(of: container) else { return }
///     var file = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
///     while poll(&file, 1, -1) > 0 {
///       watch.reset()
///       show(try journal.intakes(since: start))
///     }
///
/// Watches the journal, the own drinks and the settings by inotify(7), but not the device's own
/// state.
public struct ContainerWatch: ~Copyable {
  /// Becomes readable for poll(2) after a change since the last ``reset()``, and occasionally
  /// without one.
  public let descriptor: FileDescriptor

  private let folders: Set<String>

  /// Watches a container; `nil` if the system has no watches left, or none for files that grow, as
  /// on a Mac: there the caller looks now and then.
  public init?(of container: SharedContainer) {
    #if canImport(Darwin)
      return nil
    #else
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      folders = [container.data, container.log, container.configuration]
      reset()
    #endif
  }

  deinit { close(descriptor) }

  /// Forgets all changes so far; read the data afterwards.
  ///
  /// Also starts watching new folders. For a missing folder it watches the nearest existing one
  /// above.
  public mutating func reset() {
    // An event has 16 bytes and a name of up to 256; read(2) fails forever with less space.
    var events = [UInt8](repeating: 0, count: 4_096)
    // Emptied first: a change before the caller's look then causes one look too many instead of
    // one too few.
    while read(descriptor, &events, events.count) > 0 {}
    folders.forEach { watchNearest(to: $0) }
  }

  /// Watches the folder, or the nearest existing one above.
  ///
  /// The folder may appear between the search and the watch, which then reports nothing, so the
  /// search is repeated.
  private func watchNearest(to folder: String) {
    var nearest: Substring?
    while true {
      var path = folder[...]
      while !watch(String(path)), let slash = path.lastIndex(of: "/"), path != "/" {
        path = slash == path.startIndex ? "/" : path[..<slash]
      }
      if path == nearest { return }
      nearest = path
    }
  }

  /// Watches a file or folder; false if it is missing.
  private func watch(_ path: String) -> Bool {
    #if canImport(Darwin)
      false
    #else
      // With IN_MOVE_SELF, or a renamed folder would be watched under its new name.
      let kinds = IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM | IN_MOVE_SELF
      return inotify_add_watch(descriptor, path, UInt32(kinds)) >= 0
    #endif
  }
}

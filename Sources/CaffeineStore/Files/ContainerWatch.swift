import CStandardLibrary

/// Reports changes in a container by any process.
///
///     guard var watch = ContainerWatch(of: container) else { return }
///     var file = pollfd(fd: watch.descriptor.rawValue, events: Int16(POLLIN), revents: 0)
///     while poll(&file, 1, -1) > 0 {
///       watch.reset()
///       show(try journal.intakes(since: start))
///     }
///
/// Watches the journal, the own drinks and the settings by inotify(7) or kqueue(2), but not the
/// device's own state.
public struct ContainerWatch: ~Copyable {
  /// Becomes readable for poll(2) after a change since the last ``reset()``, and occasionally
  /// without one.
  public let descriptor: FileDescriptor

  private let folders: Set<String>
  #if canImport(Darwin)
    /// The open files and folders that kqueue(2) needs.
    private var watched: [Int32] = []
  #endif

  /// Watches a container; `nil` if the system has no watches left.
  public init?(of container: SharedContainer) {
    #if canImport(Darwin)
      let descriptor = kqueue()
    #else
      let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    #endif
    guard descriptor >= 0 else { return nil }
    self.descriptor = FileDescriptor(rawValue: descriptor)
    folders = [container.data, container.log, container.configuration]
    reset()
  }

  deinit {
    #if canImport(Darwin)
      watched.forEach { close($0) }
    #endif
    close(descriptor.rawValue)
  }

  /// Forgets all changes so far; read the data afterwards.
  ///
  /// Also starts watching new folders. For a missing folder it watches the nearest existing one
  /// above.
  public mutating func reset() {
    #if canImport(Darwin)
      watched.forEach { close($0) }
      watched = []
      for folder in folders {
        watchNearest(to: folder)
        let files = PosixFileSystem()
        guard let opened = try? files.open(folder, in: nil, for: .folder) else { continue }
        // A folder reports new and removed names, but not that a file has grown.
        for name in (try? files.names(in: opened)) ?? [] { _ = watch(folder + "/" + name) }
        try? files.close(opened)
      }
    #else
      // An event has 16 bytes and a name of up to 256; read(2) fails forever with less space.
      var events = [UInt8](repeating: 0, count: 4_096)
      // Emptied first: a change before the caller's look then causes one look too many instead of
      // one too few.
      while read(descriptor.rawValue, &events, events.count) > 0 {}
      folders.forEach { watchNearest(to: $0) }
    #endif
  }

  /// Watches the folder, or the nearest existing one above.
  ///
  /// The folder may appear between the search and the watch, which then reports nothing, so the
  /// search is repeated.
  private mutating func watchNearest(to folder: String) {
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
  private mutating func watch(_ path: String) -> Bool {
    #if canImport(Darwin)
      let file = open(path, O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else { return false }
      watched.append(file)
      var change = kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME), data: 0, udata: nil)
      return kevent(descriptor.rawValue, &change, 1, nil, 0, nil) == 0
    #else
      // With IN_MOVE_SELF, or a renamed folder would be watched under its new name.
      let kinds = IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM | IN_MOVE_SELF
      return inotify_add_watch(descriptor.rawValue, path, UInt32(kinds)) >= 0
    #endif
  }
}

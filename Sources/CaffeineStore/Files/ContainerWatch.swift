#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Learns from the system that something in a container has changed, whichever process changed it.
///
///     guard var watch = ContainerWatch(of: container) else { return }
///     var file = pollfd(fd: watch.descriptor.rawValue, events: Int16(POLLIN), revents: 0)
///     while poll(&file, 1, -1) > 0 {
///       watch.reset()
///       show(try journal.intakes(since: start))
///     }
///
/// It watches the journal, the own drinks and the settings, by inotify(7) or kqueue(2). What a
/// device keeps for itself changes nothing that can be read. ``SharedContainer/changes()`` is the
/// same for asynchronous code.
public struct ContainerWatch: ~Copyable {
  /// Can be read, as poll(2) has it, once something has changed since the last ``reset()``; also
  /// now and then when nothing has.
  public let descriptor: FileDescriptor

  private let folders: Set<String>
  #if canImport(Darwin)
    /// The files and folders that are watched: kqueue(2) wants them open.
    private var watched: [Int32] = []
  #endif

  /// Begins to watch a container, and what processes hand to each other in other folders; `nil`
  /// where the system has no more room for that.
  public init?(of container: SharedContainer, and others: [String] = []) {
    #if canImport(Darwin)
      let descriptor = kqueue()
    #else
      let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    #endif
    guard descriptor >= 0 else { return nil }
    self.descriptor = FileDescriptor(rawValue: descriptor)
    folders = Set([container.data, container.log, container.configuration] + others)
    reset()
  }

  deinit {
    #if canImport(Darwin)
      watched.forEach { close($0) }
    #endif
    close(descriptor.rawValue)
  }

  /// Forgets what has changed so far; read after it what you want to have seen.
  ///
  /// Folders that have come since are watched from here on. In place of one that is not there yet
  /// the nearest above it is.
  public mutating func reset() {
    #if canImport(Darwin)
      watched.forEach { close($0) }
      watched = []
      for folder in folders {
        watchNearest(to: folder)
        let files = PosixFileSystem()
        guard let opened = try? files.open(folder, in: nil, for: .folder) else { continue }
        // A folder tells that names come and go, and not that a file in it has grown.
        for name in (try? files.names(in: opened)) ?? [] { _ = watch(folder + "/" + name) }
        try? files.close(opened)
      }
    #else
      // An event takes 16 bytes and a name of up to 256: into less room read(2) says EINVAL for ever.
      var events = [UInt8](repeating: 0, count: 4_096)
      // Emptied first: a change between here and the caller's look makes it readable once more, and
      // costs one look too many in place of one too few.
      while read(descriptor.rawValue, &events, events.count) > 0 {}
      folders.forEach { watchNearest(to: $0) }
    #endif
  }

  /// Watches the folder, or the nearest above it that is there.
  ///
  /// A folder may come between the look at it and the watch of the one above, which then says
  /// nothing: what is watched has to be found nearest a second time.
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

  /// Watches a file or folder; false if it is not there.
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
      // With IN_MOVE_SELF, or a folder that is renamed would be watched on under its new name.
      let kinds = IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM | IN_MOVE_SELF
      return inotify_add_watch(descriptor.rawValue, path, UInt32(kinds)) >= 0
    #endif
  }
}

import CStandardLibrary

/// The write end of the pipe that ends a pause; -1 before it exists.
///
/// Unsafe only by its type: it is set once, before the first signal is handled.
nonisolated(unsafe) private var teller: Int32 = -1

/// The signal handler, which only makes calls that a handler may (signal-safety(7)).
///
/// A signal that asks for the end is obeyed at once, also while the process computes.
private func tell(_ number: Int32) {
  let error = errno
  switch number {
  case SIGINT, SIGTERM, SIGHUP, SIGQUIT:
    Keyboard.restore()
    signal(number, SIG_DFL)
    raise(number)
  default:
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(teller, &byte, 1)
  }
  errno = error
}

/// Waits for the first of: a time, a call of ``wake()``, a readable file, a key, a signal, or a closed
/// output.
///
/// Signals write their number to a pipe that `poll` also watches, so none is missed between two
/// pauses. The variables are unsafe only by their type: only one thread at a time waits.
package enum Pause {
  /// The reason for the end of a pause.
  package enum Wake: Sendable, Equatable {
    case timeIsUp
    /// The awaited file is readable, or another thread has something to tell.
    case told
    /// Keys were pressed while the keyboard is held; the text is what the terminal sent.
    case typed(String)
    /// The terminal's size or content changed.
    case resized
    /// The process should stop until it is continued, as by Ctrl-Z.
    case suspended
    /// Nobody waits for more.
    case interrupted
    /// The reader of the output is gone.
    case closed
  }

  /// The read end of the pipe.
  nonisolated(unsafe) private static var listener: Int32 = -1
  /// The longest poll(2) in seconds: it notices neither the machine's sleep nor a changed clock, so
  /// the caller checks the clock again.
  private static let longestPoll = 60.0

  /// Waits for a number of seconds, at most a minute, or until `file` is readable.
  ///
  /// From the first call on the signals for resizing and stopping end a pause, and those that end the
  /// process give the terminal back before.
  package static func wait(_ seconds: Double, for file: Int32?, output: Int32) -> Wake {
    if listener < 0 { listen() }
    var files = [
      pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output, events: 0, revents: 0),
      // poll(2) ignores negative descriptors.
      pollfd(fd: file ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Keyboard.isHeld ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
    ]
    // Rounded up: waking before the moment would show nothing new.
    let milliseconds = Int32((min(max(0, seconds), longestPoll) * 1000).rounded(.up))
    if poll(&files, nfds_t(files.count), milliseconds) < 0 {
      // A handler ran and wrote to the pipe.
      _ = poll(&files, nfds_t(files.count), 0)
    }
    var number: UInt8 = 0
    if read(listener, &number, 1) == 1 { return wake(by: Int32(number)) }
    if files[1].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return .closed }
    if files[3].revents != 0 { return Keyboard.read().map { .typed($0) } ?? .closed }
    return files[2].revents == 0 ? .timeIsUp : .told
  }

  /// Ends the pause that is on, or the next, from any thread.
  package static func wake() {
    var byte: UInt8 = 0
    _ = write(teller, &byte, 1)
  }

  /// Stops the process until it is continued.
  package static func suspend() { raise(SIGSTOP) }

  private static func wake(by number: Int32) -> Wake {
    switch number {
    // Another program may have written to the terminal meanwhile.
    case SIGWINCH, SIGCONT: .resized
    case SIGTSTP: .suspended
    default: .told
    }
  }

  private static func listen() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for descriptor in ends {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
    (listener, teller) = (ends[0], ends[1])
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH] {
      let former = signal(number, tell)
      // Signals that the parent ignored, as nohup does, stay ignored.
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }
}

import CStandardLibrary
import CaffeineCLI
import CaffeineStore

/// The write end of the signal handler's pipe; -1 before it exists.
///
/// Unsafe only by its type: it is set once, before the first signal is handled.
nonisolated(unsafe) private var signalled: Int32 = -1

/// Whether the process waits, so that it learns of a signal at once.
///
/// Unsafe likewise.
nonisolated(unsafe) private var isWaiting = false

/// The signal handler, which only makes calls that a handler may (signal-safety(7)).
///
/// While the process computes, however long, a signal that asks for the end is obeyed at once.
private func tell(_ number: Int32) {
  let error = errno
  switch number {
  case SIGINT, SIGTERM, SIGHUP, SIGQUIT:
    guard isWaiting else {
      Keyboard.restore()
      signal(number, SIG_DFL)
      raise(number)
      return
    }
  default: break
  }
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalled, &byte, 1)
  errno = error
}

/// Waits for the first of: a time, a readable file, a signal, or a closed standard output.
///
/// Signals write their number to a pipe that `poll` also watches, so none is missed between two
/// pauses. The variables are unsafe only by their type: only the main thread waits.
enum Pause {
  /// The read end of the pipe.
  nonisolated(unsafe) private static var told: Int32 = -1
  /// The signal that asked the process to end.
  nonisolated(unsafe) private static var end: Int32?
  /// The longest poll(2) in seconds: it notices neither the machine's sleep nor a changed clock, so
  /// the caller checks the clock again.
  private static let longestPoll = 60.0

  /// Waits for a number of seconds, at most a minute, or until `file` is readable.
  static func wait(_ seconds: Double, for file: FileDescriptor?) -> Wakes.Wake {
    if told < 0 { listen() }
    var files = [
      pollfd(fd: told, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
      // poll(2) ignores negative descriptors.
      pollfd(fd: file?.rawValue ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Keyboard.isHeld ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
    ]
    // Rounded up: waking before the moment would show nothing new.
    let milliseconds = Int32((min(max(0, seconds), longestPoll) * 1000).rounded(.up))
    isWaiting = true
    if poll(&files, nfds_t(files.count), milliseconds) < 0 {
      // A handler ran and wrote to the pipe.
      _ = poll(&files, nfds_t(files.count), 0)
    }
    // Before the pipe is read: a signal is either in it or ends the process by itself.
    isWaiting = false
    var number: UInt8 = 0
    if read(told, &number, 1) == 1 { return wake(by: Int32(number)) }
    if files[1].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return .closed }
    if files[3].revents != 0 { return Keyboard.read().map { .typed($0) } ?? .closed }
    return files[2].revents == 0 ? .timeIsUp : .readable
  }

  /// Stops the process until it is continued.
  static func suspend() { raise(SIGSTOP) }

  /// Ends the process by the signal that asked for it, so that its parent sees the signal; does
  /// nothing without one.
  static func endAsAsked() {
    guard let end else { return }
    signal(end, SIG_DFL)
    raise(end)
  }

  private static func wake(by number: Int32) -> Wakes.Wake {
    switch number {
    // Another program may have written to the terminal meanwhile.
    case SIGWINCH, SIGCONT: return .resized
    case SIGTSTP: return .suspended
    default:
      end = number
      return .interrupted
    }
  }

  private static func listen() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for descriptor in ends {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
    (told, signalled) = (ends[0], ends[1])
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH] {
      let former = signal(number, tell)
      // Signals that the parent ignored, as nohup does, stay ignored.
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }
}

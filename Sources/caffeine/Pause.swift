import CaffeineCLI
import CaffeineStore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The end of a pipe that the handler of signals writes to; -1 before there is one.
///
/// Unsafe only by its type: it is set once, before the first signal is handled.
nonisolated(unsafe) private var signalled: Int32 = -1

/// The handler of signals, which calls only what a handler may (signal-safety(7)).
private func tell(_ number: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalled, &byte, 1)
  errno = error
}

/// Waiting for what comes first: a time, a file that can be read, a signal, or that nobody reads
/// standard output any more.
///
/// Signals write their number to a pipe that `poll` waits for too, so that none is missed between
/// two pauses.
///
/// Its variables are unsafe only by their type: only the main thread waits.
enum Pause {
  /// The other end of the pipe.
  nonisolated(unsafe) private static var told: Int32 = -1
  /// The signal that asked the process to end.
  nonisolated(unsafe) private static var end: Int32?
  /// The seconds that poll(2) waits at most: it counts neither those that the machine sleeps nor
  /// those by which somebody sets the clock, so the caller looks at that again.
  private static let longestPoll = 60.0

  /// Waits for some seconds, a minute at most, or until `file` can be read.
  static func wait(_ seconds: Double, for file: FileDescriptor?) -> Wakes.Wake {
    if told < 0 { listen() }
    var files = [
      pollfd(fd: told, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
      // poll(2) passes over negative numbers.
      pollfd(fd: file?.rawValue ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Keyboard.isTaken ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
    ]
    // Rounded up: who is woken before a moment sees nothing of it.
    let milliseconds = Int32((min(max(0, seconds), longestPoll) * 1000).rounded(.up))
    if poll(&files, nfds_t(files.count), milliseconds) < 0 {
      // A handler ran; what it wrote is there.
      _ = poll(&files, nfds_t(files.count), 0)
    }
    var number: UInt8 = 0
    if read(told, &number, 1) == 1 { return wake(by: Int32(number)) }
    if files[1].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return .closed }
    if files[3].revents != 0 { return Keyboard.read().map { .typed($0) } ?? .closed }
    return files[2].revents == 0 ? .timeIsUp : .readable
  }

  /// Stops the process until it is continued.
  static func suspend() { raise(SIGSTOP) }

  /// Ends the process by the signal that asked for it, so that who started it knows; does nothing
  /// where none did.
  static func endAsAsked() {
    guard let end else { return }
    signal(end, SIG_DFL)
    raise(end)
  }

  private static func wake(by number: Int32) -> Wakes.Wake {
    switch number {
    // What stopped the process, or who used the terminal meanwhile, may have left something on it.
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
      // What the parent had ignored, as nohup does, stays so.
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }
}

import CStandardLibrary
import CaffeineWaiting

extension Console {
  /// The process's own: its words and variables, standard output, or the file that stands for it,
  /// standard error, and the keyboard.
  ///
  /// Where SIGPIPE is ignored, a write reports that the reader is gone.
  ///
  /// - Parameters:
  ///   - commandLine: The typed words (default: those of the process).
  ///   - output: The descriptor of the drawings (default: 1).
  public static func streams(
    commandLine: [String] = CommandLine.arguments, output: Int32 = 1
  ) -> Console {
    var console = Console(
      commandLine: commandLine, variable: { getenv($0).map { String(cString: $0) } },
      write: { text, stream in write(text, to: stream == .output ? output : STDERR_FILENO) })
    console.isTerminal = { isatty($0 == .output ? output : STDERR_FILENO) == 1 }
    console.size = { size(of: output) }
    console.hold = { Keyboard.hold($0, output: output) }
    console.pause = { Pause.wait($0, for: $1, output: output) }
    console.wake = Pause.wake
    console.suspend = Pause.suspend
    return console
  }

  /// Writes the whole text, usually in one call.
  private static func write(_ text: String, to file: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        let count = CStandardLibrary.write(file, start, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // The parent made the pipe non-blocking, and the reader is slow.
          var reader = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          _ = poll(&reader, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  /// The size of a terminal; `nil` for another file.
  private static func size(of file: Int32) -> Size? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row), Int(size.ws_xpixel), Int(size.ws_ypixel))
  }
}

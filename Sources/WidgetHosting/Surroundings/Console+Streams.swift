import CStandardLibrary
import CaffeineWaiting

extension Console {
  /// Standard output, or the file that stands for it, standard error, and the keyboard.
  ///
  /// Where SIGPIPE is ignored, a write reports that the reader is gone.
  ///
  /// - Parameters:
  ///   - output: The descriptor of the drawings (default: 1).
  ///   - ask: Asks a question (default: nobody is asked).
  public static func streams(
    output: Int32 = 1, ask: @escaping (String) -> String? = { _ in nil }
  ) -> Console {
    var console = Console(
      write: { text, stream in write(text, to: stream == .output ? output : STDERR_FILENO) },
      isTerminal: { isatty($0 == .output ? output : STDERR_FILENO) == 1 },
      size: { terminalSize(of: output) }, ask: ask,
      hold: { Keyboard.hold($0, output: output) })
    console.pause = { Pause.wait($0, for: $1, output: output) }
    console.wake = Pause.wake
    console.suspend = Pause.suspend
    return console
  }

  /// Writes the whole text, usually in one call.
  private static func write(_ text: String, to file: Int32) -> Written {
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
          return errno == EPIPE ? .closed : .failed(errno)
        }
      }
      return .whole
    }
  }

  /// The size of a terminal; `nil` for another file.
  private static func terminalSize(of file: Int32) -> Size? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Size(
      columns: Int(size.ws_col), rows: Int(size.ws_row), width: Int(size.ws_xpixel),
      height: Int(size.ws_ypixel))
  }
}

import CStandardLibrary
import WidgetHosting

/// Standard output and standard error.
///
/// SIGPIPE is ignored, so a write reports that the reader is gone.
enum StandardStreams {
  /// Writes the whole text, usually in one call.
  static func write(_ text: String, to stream: Console.Stream) -> Console.Written {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        let count = CStandardLibrary.write(descriptor(of: stream), start, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // The parent made the pipe non-blocking, and the reader is slow.
          var reader = pollfd(fd: descriptor(of: stream), events: Int16(POLLOUT), revents: 0)
          _ = poll(&reader, 1, -1)
        } else if errno != EINTR {
          return errno == EPIPE ? .closed : .failed(errno)
        }
      }
      return .whole
    }
  }

  static func isTerminal(_ stream: Console.Stream) -> Bool { isatty(descriptor(of: stream)) == 1 }

  /// The size of the terminal on standard output; `nil` without one.
  static func terminalSize() -> Console.Size? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Console.Size(
      columns: Int(size.ws_col), rows: Int(size.ws_row), width: Int(size.ws_xpixel),
      height: Int(size.ws_ypixel))
  }

  /// Asks a question and returns the typed line; `nil` without a terminal or at the end of its
  /// input.
  static func ask(_ question: String) -> String? {
    guard isatty(STDIN_FILENO) == 1, isTerminal(.error) else { return nil }
    _ = write(question, to: .error)
    let line = readLine()
    // Ctrl-D leaves the cursor beside the question.
    if line == nil { _ = write("\n", to: .error) }
    return line
  }

  private static func descriptor(of stream: Console.Stream) -> Int32 {
    stream == .output ? STDOUT_FILENO : STDERR_FILENO
  }
}

import CStandardLibrary

/// The terminal's keyboard: while held, keys arrive at once and without an echo.
///
/// Keys such as Ctrl-C still send signals. The variables are unsafe only by their type: one thread at a
/// time uses them, and the signal handler that interrupts it for good.
package enum Keyboard {
  /// The terminal's former mode.
  nonisolated(unsafe) private static var former: termios?
  /// The bytes that restore the terminal's screen, and where to write them.
  nonisolated(unsafe) private static var leaving:
    (bytes: UnsafeMutablePointer<CChar>, count: Int, output: Int32)?

  /// Whether keys arrive one by one instead of in lines.
  static var isHeld: Bool { former != nil }

  /// Holds the keyboard if standard input is the terminal and this process is in its foreground, or
  /// gives it back (`nil`); `restore` writes `leaving` to `output`.
  ///
  /// Drops unread input, so that no shell runs it.
  package static func hold(_ leaving: String?, output: Int32) {
    if let former = self.leaving { free(former.bytes) }
    self.leaving = leaving.flatMap { text in
      strdup(text).map { ($0, text.utf8.count, output) }
    }
    if leaving != nil {
      var mode = termios()
      guard tcgetpgrp(STDIN_FILENO) == getpgrp(), tcgetattr(STDIN_FILENO, &mode) == 0
      else { return }
      // Also after SIGSTOP, which a process cannot notice: a shell has set its own mode meanwhile.
      former = former ?? mode
      mode.c_lflag &= ~tcflag_t(ECHO | ICANON)
      withUnsafeMutableBytes(of: &mode.c_cc) { characters in
        characters[Int(VMIN)] = 1
        characters[Int(VTIME)] = 0
      }
      set(&mode, TCSADRAIN)
    } else if var mode = former {
      former = nil
      set(&mode, TCSAFLUSH)
    }
  }

  /// Restores the screen and the former mode from a signal's handler, with calls that it may make
  /// (signal-safety(7)).
  static func restore() {
    if let leaving { _ = write(leaving.output, leaving.bytes, leaving.count) }
    if var mode = former { tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode) }
  }

  /// The typed text; `nil` if the terminal is gone.
  static func read() -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 1024) { buffer, count in
      count = max(0, CStandardLibrary.read(STDIN_FILENO, buffer.baseAddress, buffer.count))
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// A process in the background would be stopped for it.
  private static func set(_ mode: inout termios, _ time: Int32) {
    let former = signal(SIGTTOU, SIG_IGN)
    tcsetattr(STDIN_FILENO, time, &mode)
    signal(SIGTTOU, former)
  }
}

import CStandardLibrary

/// The terminal's keyboard: while taken, keys arrive at once and without an echo.
///
/// Keys such as Ctrl-C still send signals. The variable is unsafe only by its type: only the main
/// thread uses it.
enum Keyboard {
  /// The terminal's former mode.
  nonisolated(unsafe) private static var former: termios?

  /// Whether keys arrive one by one instead of in lines.
  static var isTaken: Bool { former != nil }

  /// Takes the keyboard if standard input is the terminal and this process is in its foreground, or
  /// restores it.
  ///
  /// Drops unread input, so that no shell runs it.
  static func take(_ isWanted: Bool) {
    if isWanted {
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

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The keyboard of the terminal: each key at once and without an echo while it is taken.
///
/// Keys that send signals, such as Ctrl-C, still do. Its variable is unsafe only by its type: only the
/// main thread takes it.
enum Keyboard {
  /// How the terminal was before it was taken.
  nonisolated(unsafe) private static var former: termios?

  /// Whether keys come to this process one by one; lines do otherwise.
  static var isTaken: Bool { former != nil }

  /// Takes it, if standard input is the terminal that this process is in the foreground of, or gives it
  /// back; what was typed and not read is then gone, so that no shell runs it.
  static func take(_ isWanted: Bool) {
    if isWanted {
      var mode = termios()
      guard tcgetpgrp(STDIN_FILENO) == getpgrp(), tcgetattr(STDIN_FILENO, &mode) == 0
      else { return }
      // Again after SIGSTOP, which nobody hears of: a shell has set its own mode meanwhile.
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

  /// What was typed; `nil` if the terminal is gone.
  static func read() -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 1024) { buffer, count in
      #if canImport(Darwin)
        count = max(0, Darwin.read(STDIN_FILENO, buffer.baseAddress, buffer.count))
      #elseif canImport(Musl)
        count = max(0, Musl.read(STDIN_FILENO, buffer.baseAddress, buffer.count))
      #else
        count = max(0, Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count))
      #endif
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// A process that has come into the background meanwhile would be stopped for it.
  private static func set(_ mode: inout termios, _ time: Int32) {
    let former = signal(SIGTTOU, SIG_IGN)
    tcsetattr(STDIN_FILENO, time, &mode)
    signal(SIGTTOU, former)
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that shows text page by page, such as less(1).
enum Pager {
  /// What a shell ends with when it finds no such program.
  private static let notFound = 127

  /// Hands text to the program and waits until people have left it; false if there is no such program.
  ///
  /// `LESS` is `FRX` unless it is set, as git has it: colours pass, a short text is shown at once, and it
  /// stays on the terminal.
  static func show(_ text: String, with program: String) -> Bool {
    setenv("LESS", "FRX", 0)
    // Ctrl-C is for the program alone.
    let former = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, former) }
    guard let stream = popen(program + " 2>/dev/null", "w") else { return false }
    // Who leaves before the end has seen enough: that write fails, and nobody misses it.
    _ = fputs(text, stream)
    let status = pclose(stream)
    return status != -1 && status >> 8 & 0xFF != notFound
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that shows text page by page, such as less(1).
enum Pager {
  /// A shell's status if the program does not exist.
  private static let notFound = 127

  /// Pipes text to the program and waits until it ends; false if it does not exist.
  ///
  /// Sets `LESS` to `FRX` by default, like git: colours pass, a short text appears at once and
  /// stays on the terminal.
  static func show(_ text: String, with program: String) -> Bool {
    setenv("LESS", "FRX", 0)
    // Ctrl-C only reaches the program.
    let former = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, former) }
    guard let stream = popen(program + " 2>/dev/null", "w") else { return false }
    // A person who leaves early makes the write fail, which is fine.
    _ = fputs(text, stream)
    let status = pclose(stream)
    return status != -1 && status >> 8 & 0xFF != notFound
  }
}

#if canImport(Glibc)
  import Glibc

  /// Runs before Swift's runtime, which in a static binary needs `/proc`: for its own path, to find
  /// a backtracer beside it, and for the command line.
  ///
  /// This way the command also works in a container without `/proc`, and each launch saves a dozen
  /// system calls.
  enum EarlyStart {
    fileprivate typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    /// The address of the command line; a number, since a pointer has no constant initial value.
    ///
    /// Unsafe only by its type: it is set before any thread exists.
    @section(".data") nonisolated(unsafe) fileprivate static var address: UInt = 0

    /// Tells the runtime to use no backtracer.
    fileprivate static let backtracing = "enable=no,swift-backtrace=/"

    /// Removes the setting for the runtime, so that child processes do not inherit it; returns the
    /// command line, the program's name first.
    static func commandLine() -> [String] {
      if getenv("SWIFT_BACKTRACE").map({ String(cString: $0) }) == backtracing {
        unsetenv("SWIFT_BACKTRACE")
      }
      let words = Words(bitPattern: address)
      var commandLine: [String] = []
      while let word = words?[commandLine.count] { commandLine.append(String(cString: word)) }
      return commandLine
    }
  }

  /// The loader calls it with the arguments of `main` (System V ABI, `DT_PREINIT_ARRAY`).
  @section(".preinit_array") @used
  private let begin: @convention(c) (CInt, EarlyStart.Words?) -> Void = { _, words in
    EarlyStart.address = UInt(bitPattern: words)
    setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 0)
  }
#endif

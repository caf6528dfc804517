#if canImport(Glibc)
  import Glibc

  /// What happens before Swift's runtime starts, which needs `/proc` where a binary is static: it looks
  /// there for its own path, to find a backtracer beside it, and for the words of the command line.
  ///
  /// So a container without `/proc` runs the command too, and every start saves a dozen calls.
  enum EarlyStart {
    fileprivate typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    /// Where the system put the command line, as a number: a pointer has no constant to begin with.
    ///
    /// Unsafe only by its type: it is set before there are threads.
    @section(".data") nonisolated(unsafe) fileprivate static var address: UInt = 0

    /// Which backtracer the runtime is told to use: none, which is nowhere.
    fileprivate static let backtracing = "enable=no,swift-backtrace=/"

    /// Ends what was meant for the runtime alone and not for commands that are started later; gives the
    /// command line, whose first word is the name of the program.
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

  /// Called by the system's loader, with what it hands to `main` too (System V ABI, `DT_PREINIT_ARRAY`).
  @section(".preinit_array") @used
  private let begin: @convention(c) (CInt, EarlyStart.Words?) -> Void = { _, words in
    EarlyStart.address = UInt(bitPattern: words)
    setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 0)
  }
#endif

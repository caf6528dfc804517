#if os(Linux)
  import Glibc

  /// What the runtime is told of its backtracer: a place where none is.
  let noBacktracer = "swift-backtrace=/"

  /// Runs before the runtime starts, which else looks for a backtracer beside the program: nine calls
  /// of the system at every start, and the end of a static binary where there is no `/proc`.
  @section(".preinit_array") @used
  private let tell: @convention(c) () -> Void = {
    setenv("SWIFT_BACKTRACE", "swift-backtrace=/", 0)
  }
#endif

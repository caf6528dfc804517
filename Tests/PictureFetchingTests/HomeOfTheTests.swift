#if os(Linux)
  import Foundation
  import Glibc

  /// Runs before the program of the tests has threads: its folders of data and of caches are then
  /// temporary ones.
  ///
  /// Foundation makes both for cookies and answers as soon as there is a session, ephemeral ones too,
  /// and app groups have theirs there.
  @section(".init_array") @used
  private let begin: @convention(c) () -> Void = {
    setenv("XDG_DATA_HOME", "\(temporaryHome)/data", 1)
    setenv("XDG_CACHE_HOME", "\(temporaryHome)/cache", 1)
    atexit { try? FileManager.default.removeItem(atPath: temporaryHome) }
  }

  private var temporaryHome: String {
    "\(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")/caffeine-tests-\(getpid())"
  }
#endif

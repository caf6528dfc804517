#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program in which people edit a file, such as vi(1).
enum Editor {
  /// Opens a file and waits until people have left the program; false if it failed or is not there.
  ///
  /// What is after the program's name goes to it in words, as in `code --wait`; no shell reads it.
  static func open(_ path: String, with program: String) -> Bool {
    // Ctrl-C is for the program alone.
    let former = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, former) }
    let words = program.split(separator: " ").map(String.init) + [path]
    let copies = words.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    var arguments = copies + [nil]
    var process = pid_t()
    guard words.count > 1,
      posix_spawnp(&process, words[0], nil, nil, &arguments, environ) == 0
    else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return false } }
    return status == 0
  }
}

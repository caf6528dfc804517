#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program for editing a file, such as vi(1).
enum Editor {
  /// Opens a file and waits until the program ends; false if it failed or does not exist.
  ///
  /// The words after the program's name become arguments, as in `code --wait`, without a shell.
  static func open(_ path: String, with program: String) -> Bool {
    // Ctrl-C only reaches the program.
    let former = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, former) }
    let words = program.split(separator: " ").map(String.init) + [path]
    let copies = words.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    var arguments = copies + [nil]
    var process = pid_t()
    guard words.count > 1, posix_spawnp(&process, words[0], nil, nil, &arguments, environ) == 0
    else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return false } }
    return status == 0
  }
}

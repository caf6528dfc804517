import CStandardLibrary
import CaffeineCLI

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
    var process = pid_t()
    guard words.count > 1,
      withArguments(words, { posix_spawnp(&process, words[0], nil, nil, $0, environ) }) == 0
    else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return false } }
    return status == 0
  }
}

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

/// A silent shell command that outlives the process.
enum BackgroundCommand {
  /// Runs the line in `$1` in the folder `$3`, and writes a failing status to the file `$2`.
  private static let script = """
    cd -- "$3"; if /bin/sh -c "$1"; then rm -f -- "$2"; else s=$?; umask 077; echo $s >"$2"; fi
    """

  /// Starts `/bin/sh` without streams in its own process group.
  ///
  /// A failed start is silent, since the user's request is already done.
  static func run(_ command: Processes.BackgroundCommand) {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var files = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
    for (name, value) in command.variables { setenv(name, value, 1) }
    // A watch continues, and its next change runs the command again.
    defer { for name in command.variables.keys { unsetenv(name) } }
    let words: [String] = [
      "/bin/sh", "-c", script, "caffeine", command.line, command.failureFile, command.folder,
    ]
    var process = pid_t()
    _ = withArguments(words) {
      posix_spawn(&process, "/bin/sh", &files, &attributes, $0, environ)
    }
  }
}

/// Passes on the words as C strings with `nil` at the end, as posix_spawn(3) reads them.
private func withArguments<Result>(
  _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = words.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}

import CaffeineCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
    let copies = words.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    var arguments = copies + [nil]
    var process = pid_t()
    _ = posix_spawn(&process, "/bin/sh", &files, &attributes, &arguments, environ)
  }
}

import CaffeineCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A shell command that outlives the process and says nothing.
enum BackgroundCommand {
  /// Notes how the line in `$1` ended in the file `$2`, and runs it in the folder `$3`.
  private static let script = """
    cd -- "$3"; if /bin/sh -c "$1"; then rm -f -- "$2"; else s=$?; umask 077; echo $s >"$2"; fi
    """

  /// Starts `/bin/sh` with no streams, in a process group of its own; failing to start is silent, since
  /// what was asked for is already done.
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
    // A watch goes on, and its next change runs the command again.
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

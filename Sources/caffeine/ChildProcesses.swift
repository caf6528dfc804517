import CStandardLibrary
import CaffeineCLI

/// A program for editing a file, such as vi(1).
enum Editor {
  /// Opens a file and waits until the program ends; false if it failed or does not exist.
  ///
  /// The words after the program's name become arguments, as in `code --wait`, without a shell.
  static func open(_ path: String, with program: String) -> Bool {
    let words = program.split(separator: " ").map(String.init)
    guard !words.isEmpty, let child = ChildProcess(words + [path]) else { return false }
    return child.waited() == 0
  }
}

/// A program that shows text page by page, such as less(1).
enum Pager {
  /// A shell's status if the program does not exist.
  private static let notFound = 127

  /// Pipes text to the program and waits until it ends; false if it does not exist.
  ///
  /// Sets `LESS` to `FRX` by default, like git: colours pass, a short text appears at once and
  /// stays on the terminal. The text is UTF-8 or ASCII, which `LESSCHARSET` says to less(1) where
  /// the locale of the environment is not installed.
  static func show(_ text: String, with program: String) -> Bool {
    setenv("LESS", "FRX", 0)
    setenv("LESSCHARSET", "utf-8", 0)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    let child = ChildProcess(["/bin/sh", "-c", program + " 2>/dev/null"]) { files in
      posix_spawn_file_actions_adddup2(&files, ends[0], STDIN_FILENO)
      // The pager would wait for the end of what it holds open itself.
      for end in ends { posix_spawn_file_actions_addclose(&files, end) }
    }
    close(ends[0])
    // A person who leaves early makes the write fail, which is fine.
    var rest = Array(text.utf8)[...]
    while child != nil, !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { break }
      rest = rest.dropFirst(max(0, count))
    }
    close(ends[1])
    return child.map { ($0.waited() >> 8 & 0xFF) != notFound } ?? false
  }
}

/// A silent shell command that outlives the process.
enum BackgroundCommand {
  /// Runs the line in `$1` in the folder `$2`.
  private static let script = "cd -- \"$2\" && exec /bin/sh -c \"$1\""

  /// Starts `/bin/sh` without streams in its own process group.
  ///
  /// A failed start is silent, since the user's request is already done.
  static func run(_ command: Processes.BackgroundCommand) {
    for (name, value) in command.variables { setenv(name, value, 1) }
    // A watch continues, and its next change runs the command again.
    defer { for name in command.variables.keys { unsetenv(name) } }
    let words = ["/bin/sh", "-c", script, "caffeine", command.line, command.folder]
    _ = ChildProcess(words, inOwnGroup: true) { files in
      for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
      }
    }
  }
}

/// A started program, which gets the signals that this process ignores as other programs do.
private struct ChildProcess {
  #if canImport(Darwin)
    typealias Files = posix_spawn_file_actions_t?
    typealias Attributes = posix_spawnattr_t?
  #else
    typealias Files = posix_spawn_file_actions_t
    typealias Attributes = posix_spawnattr_t
  #endif

  private var identifier = pid_t()

  /// Starts a program, found on the path unless its name has a slash; `nil` if that fails.
  init?(_ words: [String], inOwnGroup: Bool = false, _ prepare: (inout Files) -> Void = { _ in }) {
    #if canImport(Darwin)
      var (files, attributes): (Files, Attributes) = (nil, nil)
    #else
      var (files, attributes) = (Files(), Attributes())
    #endif
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(inOwnGroup ? POSIX_SPAWN_SETPGROUP : 0))
    prepare(&files)
    // posix_spawn(3) reads C strings with `nil` at the end.
    let arguments = words.map { strdup($0) }
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
      arguments.forEach { free($0) }
    }
    guard posix_spawnp(&identifier, words[0], &files, &attributes, arguments + [nil], environ) == 0
    else { return nil }
  }

  /// The status of waitpid(2) when the program ends; -1 if it cannot be told.
  ///
  /// Ctrl-C only reaches the program meanwhile.
  func waited() -> Int32 {
    let former = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, former) }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 { guard errno == EINTR else { return -1 } }
    return status
  }
}

import CaffeineCLI
import CaffeineStore
import WidgetCommands

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// A reader that goes away is an error of the write, which knows whether anything was saved before.
signal(SIGPIPE, SIG_IGN)

// So is a file that is as large as this process may write (setrlimit(2)): EFBIG instead of an end.
signal(SIGXFSZ, SIG_IGN)

// ICU makes its default locale of these, and writes past the end of a buffer where the language has
// twelve letters or more. BCP 47 has eight at most.
for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
  if let value = getenv(name), strcspn(value, "_-.@") > 8 { unsetenv(name) }
}

#if canImport(Glibc)
  let commandLine = EarlyStart.commandLine()
#else
  let commandLine = CommandLine.arguments
#endif

// The one place that reads the real clock, zone, environment and streams.
let status = CaffeineCommand.run(
  in: Surroundings(
    environment: ProcessEnvironment(
      commandLine: commandLine, variable: { getenv($0).map { String(cString: $0) } }),
    clock: SystemClock(
      now: { Date() }, local: TimeZoneFiles.local, named: TimeZoneFiles.clock(named:)),
    console: Console(
      write: StandardStreams.write, isTerminal: StandardStreams.isTerminal,
      size: StandardStreams.terminalSize, ask: StandardStreams.ask, takeKeyboard: Keyboard.take),
    processes: Processes(
      runInBackground: BackgroundCommand.run, page: Pager.show, edit: Editor.open),
    wakes: Wakes(pause: Pause.wait, suspend: Pause.suspend),
    files: PosixFileSystem(), random: SystemRandomNumberGenerator()))
Pause.endAsAsked()
exit(status)

import CStandardLibrary
import CaffeineCLI
import CaffeineStore
import WidgetHosting

// A closed reader makes the write fail, which knows whether anything was saved before.
signal(SIGPIPE, SIG_IGN)

// A file at the size limit (setrlimit(2)) makes the write fail with EFBIG instead of ending the
// process.
signal(SIGXFSZ, SIG_IGN)

// ICU builds its default locale from these and overruns a buffer for languages of twelve letters or
// more; BCP 47 allows eight.
for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
  if let value = getenv(name), strcspn(value, "_-.@") > 8 { unsetenv(name) }
}

#if canImport(Glibc)
  let commandLine = EarlyStart.commandLine()
#else
  let commandLine = CommandLine.arguments
#endif

var console = Console.streams(commandLine: commandLine)
console.ask = Question.ask

// Only here the real clock, zone, environment and streams are read.
let status = CaffeineCommand.run(
  in: Surroundings(
    console: console,
    now: { Date() },
    zone: { if let name = $0 { TimeZoneFiles.clock(named: name) } else { TimeZoneFiles.local() } },
    processes: Processes(
      runInBackground: BackgroundCommand.run, page: Pager.show, edit: Editor.open),
    files: PosixFileSystem(), random: SystemRandomNumberGenerator(),
    machine: { Machine.identifier }))
exit(status)

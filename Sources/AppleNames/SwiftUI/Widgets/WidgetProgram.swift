import WidgetCommands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension WidgetBundle {
  /// Runs a program that is marked with `@main`: it draws its widgets as its options say, `--help`
  /// lists them; without any, each widget in each of its families.
  public static func main() async {
    exit(await WidgetHost(Self()).runProgram())
  }
}

extension Widget {
  /// Runs a program that is marked with `@main`: it draws its widget as its options say, `--help`
  /// lists them; without any, in each of its families.
  public static func main() async {
    exit(await WidgetHost(Self()).runProgram())
  }
}

extension WidgetHost {
  fileprivate func runProgram() async -> Int32 {
    let words = CommandLine.arguments
    let path = words.first.map { URL(fileURLWithPath: $0) }
    let tell = { @Sendable (line: String) in
      FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
    let variables = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let surroundings = ProgramSurroundings(
      name: path?.lastPathComponent ?? "widgets", now: { Date() },
      environment: { now, folders in
        var environment = EnvironmentValues(now: now)
        environment.timeZone = .current
        environment.locale = .current
        environment.assets = .program(folders: folders) { tell($0.text) }
        return environment
      },
      variable: { variables[$0] }, isTerminal: isTerminal,
      columns: variables["COLUMNS"].flatMap { Int($0) },
      write: { (try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8))) != nil },
      tell: tell,
      sleep: { try? await Task.sleep(for: $0) })
    return await WidgetProgram(self, in: surroundings).run(Array(words.dropFirst()))
  }
}

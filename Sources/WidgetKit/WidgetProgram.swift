#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension WidgetBundle {
  /// Runs a program that is marked with `@main`: it prints its widgets as they look now.
  public static func main() async {
    await WidgetHost(Self()).printGallery()
  }
}

extension Widget {
  /// Runs a program that is marked with `@main`: it prints its widget as it looks now.
  public static func main() async {
    await WidgetHost(Self()).printGallery()
  }
}

extension WidgetHost {
  fileprivate func printGallery() async {
    var environment = EnvironmentValues(now: Date())
    environment.timeZone = .current
    environment.locale = .current
    environment.assets = .program { problem in
      FileHandle.standardError.write(Data("\(problem.text)\n".utf8))
    }
    let variables = ProcessInfo.processInfo.environment
    let depth = ColorDepth(isTerminal: isatty(STDOUT_FILENO) == 1) { variables[$0] }
    print(await gallery(in: environment, colorDepth: depth))
  }
}

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
    let variables = ProcessInfo.processInfo.environment
    let depth = ColorDepth(isTerminal: isatty(STDOUT_FILENO) == 1) { variables[$0] }
    print(await gallery(in: environment, colorDepth: depth))
  }

  /// Each widget in each of its families, under its kind and the family's name.
  ///
  /// Without a depth of colours it is plain text.
  package func gallery(in environment: EnvironmentValues, colorDepth: ColorDepth?) async -> String {
    var pictures: [String] = []
    for widget in widgets {
      for family in widget.supportedFamilies {
        let place = WidgetPresentation(family: family, environment: environment)
        guard let grid = await draw(widget, as: place)?.grid else { continue }
        let picture = colorDepth.map { grid.ansi(ANSIOptions(colorDepth: $0)) } ?? grid.plain()
        pictures.append("\(widget.kind), \(family)\n\(picture)\n")
      }
    }
    return pictures.joined(separator: "\n")
  }
}

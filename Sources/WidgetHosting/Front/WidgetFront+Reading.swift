import AssetCatalogs
import CivilTime
import TextCells

extension WidgetFront {
  /// The one thing that a command line does.
  static func mode(of arguments: ParsedArguments) throws(Failure) -> Mode {
    let modes = [
      WidgetOptions.timeline, WidgetOptions.describe, WidgetOptions.watch, WidgetOptions.tap,
    ]
    guard let option = modes.first(where: arguments.contains) else { return .draw }
    let mode: Mode =
      option == WidgetOptions.timeline
      ? .timeline
      : option == WidgetOptions.describe
        ? .describe : option == WidgetOptions.watch ? .watch : .draw
    var refused = modes.filter { $0 != option }
    // Options that nothing would follow.
    let look = WidgetOptions.look + [WidgetOptions.placeholder, WidgetOptions.snapshot]
    switch mode {
    case .timeline: refused += look + [WidgetOptions.at, WidgetOptions.format]
    case .describe: refused += [WidgetOptions.at, WidgetOptions.format]
    case .watch: refused += [WidgetOptions.at, WidgetOptions.placeholder, WidgetOptions.snapshot]
    case .draw: break
    }
    try arguments.refuse(refused, with: option)
    return mode
  }

  /// The typed format, or what the destination shows.
  static func format(
    of arguments: ParsedArguments, mode: Mode, on output: StandardOutput
  ) throws(Failure) -> WidgetFormat {
    let wantsJSON = arguments.contains(WidgetOptions.json)
    guard let name = arguments[WidgetOptions.format], let named = WidgetFormat(name: name) else {
      return .drawing(wantsJSON ? .json : output.standardFormat)
    }
    if wantsJSON, !named.isJSON {
      let subject = "--format \(name)"
      throw Failure(.wrongUse, "\(subject) prints no JSON.", advice: "Leave out --json.")
    }
    guard case .drawing(let drawing) = named else { return named }
    return .drawing(try output.format(for: drawing, isWatched: mode == .watch))
  }

  /// The place that all drawings share, whose family and size may still change.
  static func presentation(
    of arguments: ParsedArguments, in environment: ([String]) throws(Failure) -> EnvironmentValues,
    _ customs: WidgetCustoms
  ) throws(Failure) -> WidgetPresentation {
    let folders = arguments.values(of: WidgetOptions.assets)
    for folder in folders where DiskFiles().entries(of: folder).isEmpty {
      throw .value(folder, of: "--assets", forms: "a folder with pictures or an asset catalogue")
    }
    var values = try environment(folders)
    if let text = arguments[WidgetOptions.at] { values.now = try customs.date(text, values) }
    if let scheme = arguments[WidgetOptions.colorScheme] {
      values.colorScheme = scheme == "light" ? .light : .dark
    }
    if let name = arguments[WidgetOptions.sizeCategory],
      let category = WidgetOptions.sizeCategories.first(where: { $0.name == name })
    {
      values.dynamicTypeSize = category.size
    }
    return WidgetPresentation(
      family: .systemSmall,
      renderingMode: arguments[WidgetOptions.renderingMode].flatMap {
        WidgetRenderingMode(name: $0)
      } ?? .fullColor,
      isPlaceholder: arguments.contains(WidgetOptions.placeholder), environment: values)
  }

  package static func size(of arguments: ParsedArguments) throws(Failure) -> CellSize? {
    guard let text = arguments[WidgetOptions.size] else { return nil }
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...500).contains(columns), (1...200).contains(rows)
    else {
      throw .value(text, of: "--size", forms: "columns and rows such as 60x12, at most 500x200")
    }
    return CellSize(columns: columns, rows: rows)
  }

  /// A link scheme without its colon (RFC 3986, section 3.1).
  static func scheme(_ text: String) throws(Failure) -> String {
    let name = text.hasSuffix(":") ? String(text.dropLast()) : text
    guard let first = name.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20,
      name.utf8.allSatisfy({ $0.isAlphanumeric(or: "+-.") })
    else { throw .value(text, of: "--link-scheme", forms: "the part before the colon") }
    return name
  }
}

extension ParsedArguments {
  /// The assignments of `--set`, such as `city=Berlin`, each key once.
  package func chosenValues() throws(Failure) -> [(key: String, text: String)] {
    var values: [(key: String, text: String)] = []
    for text in self.values(of: WidgetOptions.set) {
      guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
        throw .value(
          text, of: "--set", forms: "a parameter of the widget and a value, with = between them")
      }
      let key = String(text[..<equals])
      guard !values.contains(where: { $0.key == key }) else {
        throw Failure(
          .wrongUse, "'\(key)' is set twice.", advice: "Leave one of them out.")
      }
      values.append((key, String(text[text.index(after: equals)...])))
    }
    return values
  }

  /// Throws for options that have no meaning beside another.
  package func refuse(_ options: [CommandOption], with other: CommandOption) throws(Failure) {
    guard let option = options.first(where: contains) else { return }
    let typed = "--\(option.name)"
    throw Failure(
      .wrongUse, "\(typed) and --\(other.name) do not go together.",
      advice: "Leave one of them out.")
  }
}

import TextCells

extension WidgetFront {
  /// The one thing that a command line does.
  static func mode(of arguments: ParsedArguments) throws(Failure) -> Mode {
    // Beside each, options that nothing would follow.
    let entries = [WidgetOptions.placeholder, WidgetOptions.snapshot]
    let modes: [(option: CommandOption, mode: Mode, without: [CommandOption])] = [
      (WidgetOptions.timeline, .timeline, WidgetOptions.look + entries + [WidgetOptions.format]),
      (WidgetOptions.describe, .describe, [WidgetOptions.format]),
      (WidgetOptions.watch, .watch, entries), (WidgetOptions.tap, .draw, []),
    ]
    guard let typed = modes.first(where: { arguments.contains($0.option) }) else { return .draw }
    let others = modes.map(\.option).filter { $0 != typed.option }
    try arguments.refuse(others + typed.without, with: typed.option)
    return typed.mode
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
    of arguments: ParsedArguments, in environment: EnvironmentValues
  ) -> WidgetPresentation {
    var values = environment
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

/// What a command line asks for: which widgets in which places, in which format, and what to do with
/// them.
///
/// The one reader of ``WidgetOptions``. It needs no widgets but the names of their kinds: whoever
/// makes them first asks it which.
package struct WidgetRequest {
  /// What a command line does with its widgets, by the name of the option; without one it draws.
  enum Mode: String {
    case draw
    case watch
    case describe
    case timeline
    case tap
  }

  let mode: Mode
  package let format: WidgetFormat
  /// The kind, named once by an option or a word; `nil` for all.
  package var kind: String?
  /// The family, named once by an option or a word, or that of the format; `nil` for all.
  package var family: WidgetFamily?
  /// The typed size.
  package let size: CellSize?
  /// The values of `--set`, each key once.
  package var values: [(key: String, text: String)] = []
  /// Whether to draw what a gallery shows, where sample data may replace real data.
  package var wantsSnapshot: Bool
  let arguments: ParsedArguments

  /// Reads the options and words of a command with widgets of these kinds.
  package init(
    _ arguments: ParsedArguments, among kinds: [String], on output: StandardOutput
  ) throws(Failure) {
    self.arguments = arguments
    mode = try Self.mode(of: arguments)
    format = try Self.format(of: arguments, mode: mode, on: output)
    size = try Self.size(of: arguments)
    wantsSnapshot = arguments.contains(WidgetOptions.snapshot)
    kind = arguments[WidgetOptions.kind(among: [])]
    family = arguments[WidgetOptions.family()].flatMap(WidgetOptions.family(named:))
    for word in arguments.operands {
      let isKind = kinds.contains(word)
      guard isKind ? kind == nil : family == nil else {
        throw Failure(
          .wrongUse, isKind ? "The kind is named twice." : "The family is named twice.",
          advice: "Leave one of them out.")
      }
      if isKind { kind = word } else { family = WidgetOptions.family(named: word) }
    }
    if case .bar = format { family = family ?? format.families[0] }
    for text in arguments.values(of: WidgetOptions.set) {
      guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
        throw .value(
          text, of: "--set", forms: "a parameter of the widget and a value, with = between them")
      }
      let key = String(text[..<equals])
      guard !values.contains(where: { $0.key == key }) else {
        throw Failure(.wrongUse, "'\(key)' is set twice.", advice: "Leave one of them out.")
      }
      values.append((key, String(text[text.index(after: equals)...])))
    }
  }

  /// Whether one widget in one family is named.
  var isAlone: Bool { kind != nil && family != nil }

  /// Whether the drawings are lines one below the other, without headings.
  var isListOfLines: Bool {
    family == .accessoryInline && (format.drawing == .plain || format.drawing == .ansi)
  }

  /// The place that all drawings share, whose family and size are those of each.
  func presentation(in environment: EnvironmentValues) -> WidgetPresentation {
    var values = environment
    if let scheme = arguments[WidgetOptions.colorScheme] {
      values.colorScheme = scheme == "light" ? .light : .dark
    }
    if let name = arguments[WidgetOptions.sizeCategory],
      let index = WidgetOptions.sizeCategories.firstIndex(of: name)
    {
      values.dynamicTypeSize = DynamicTypeSize.allCases[index]
    }
    let mode = arguments[WidgetOptions.renderingMode].flatMap { WidgetRenderingMode(name: $0) }
    return WidgetPresentation(
      family: family ?? .systemSmall, renderingMode: mode ?? .fullColor,
      isPlaceholder: arguments.contains(WidgetOptions.placeholder), environment: values)
  }

  /// The one thing that a command line does.
  private static func mode(of arguments: ParsedArguments) throws(Failure) -> Mode {
    let modes = [
      WidgetOptions.timeline, WidgetOptions.describe, WidgetOptions.watch, WidgetOptions.tap,
    ]
    guard let typed = modes.first(where: arguments.contains),
      let mode = Mode(rawValue: typed.name)
    else { return .draw }
    // Beside each, options that nothing would follow.
    let entries = [WidgetOptions.placeholder, WidgetOptions.snapshot]
    let others: [CommandOption] =
      switch mode {
      case .timeline: WidgetOptions.look + entries + [WidgetOptions.format]
      case .describe: [WidgetOptions.format, WidgetOptions.json]
      case .watch: entries
      case .draw, .tap: []
      }
    try arguments.refuse(modes.filter { $0 != typed } + others, with: typed)
    return mode
  }

  /// The typed format, or what the destination shows.
  private static func format(
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

  private static func size(of arguments: ParsedArguments) throws(Failure) -> CellSize? {
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
  /// Throws for options that have no meaning beside another.
  package func refuse(_ options: [CommandOption], with other: CommandOption) throws(Failure) {
    guard let option = options.first(where: contains) else { return }
    let typed = "--\(option.name)"
    throw Failure(
      .wrongUse, "\(typed) and --\(other.name) do not go together.",
      advice: "Leave one of them out.")
  }
}

import AssetCatalogs
import CivilTime
import TextCells

/// The appearance options of a command line, for any widget; a mistake is a usage error.
@MainActor
package struct WidgetLook {
  /// The typed size; `nil` if there is none.
  package let size: CellSize?
  /// The typed link schemes, without colons.
  package let linkSchemes: [String]
  package let assetFolders: [String]
  /// Draws the snapshot in place of the due entry.
  package let isSnapshot: Bool
  private let arguments: ParsedArguments

  /// Reads all options except the family, which a place may already have, and `--set`.
  package init(_ arguments: ParsedArguments) throws(Failure) {
    self.arguments = arguments
    size = try Self.size(in: arguments)
    linkSchemes = try arguments.values(of: WidgetOptions.linkScheme).map(Self.scheme)
    assetFolders = arguments.values(of: WidgetOptions.assets)
    for folder in assetFolders where DiskFiles().entries(of: folder).isEmpty {
      throw .value(folder, of: "--assets", forms: "a folder with pictures or an asset catalogue")
    }
    isSnapshot = arguments.contains(WidgetOptions.snapshot)
  }

  /// Creates the place; a typed colour scheme or text size replaces the environment's.
  package func presentation(
    family: WidgetFamily, in environment: EnvironmentValues
  ) -> WidgetPresentation {
    var environment = environment
    if let scheme { environment.colorScheme = scheme }
    if let name = arguments[WidgetOptions.sizeCategory],
      let category = WidgetOptions.sizeCategories.first(where: { $0.name == name })
    {
      environment.dynamicTypeSize = category.size
    }
    return WidgetPresentation(
      family: family,
      renderingMode: arguments[WidgetOptions.renderingMode].flatMap {
        WidgetRenderingMode(name: $0)
      } ?? .fullColor,
      size: size, isPlaceholder: arguments.contains(WidgetOptions.placeholder),
      environment: environment)
  }

  /// The family, as a word or by `--family`, in any case; `nil` if there is none.
  package func family() throws(Failure) -> WidgetFamily? {
    if let word = arguments.operands.first, arguments.contains(WidgetOptions.family) {
      throw Failure(
        .wrongUse, "The family is named twice.", advice: "Leave out '\(word)' or --family.")
    }
    return (arguments.operands.first ?? arguments[WidgetOptions.family]).flatMap {
      WidgetFamily(name: $0)
    }
  }

  /// The typed colour scheme; `nil` if there is none.
  package var scheme: ColorScheme? {
    arguments[WidgetOptions.colorScheme].map { $0 == "light" ? .light : .dark }
  }

  /// The due entry; a typed moment (`--at`) before the first is a usage error.
  package func entry(
    of timeline: WidgetTimeline, dueAt date: Date
  ) throws(Failure) -> WidgetEntry? {
    let entry = timeline.entry(dueAt: date)
    guard let typed = arguments[WidgetOptions.at], let entry, entry.date > date else {
      return entry
    }
    throw Failure(
      .wrongUse, "No entry is due at '\(typed)': the first comes later.",
      advice: "--timeline lists when each is due.")
  }

  package func chosenValues() throws(Failure) -> [(key: String, text: String)] {
    try Self.chosenValues(arguments.values(of: WidgetOptions.set))
  }

  /// Parses assignments such as `city=Berlin`.
  package static func chosenValues(
    _ texts: [String]
  ) throws(Failure) -> [(key: String, text: String)] {
    try texts.map { text throws(Failure) in
      guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
        throw .value(
          text, of: "--set", forms: "a parameter of the widget and a value, with = between them")
      }
      return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }
  }

  private static func size(in arguments: ParsedArguments) throws(Failure) -> CellSize? {
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
  private static func scheme(_ text: String) throws(Failure) -> String {
    let name = text.hasSuffix(":") ? String(text.dropLast()) : text
    guard let first = name.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20,
      name.utf8.allSatisfy({ $0.isAlphanumeric(or: "+-.") })
    else { throw .value(text, of: "--link-scheme", forms: "the part before the colon") }
    return name
  }
}

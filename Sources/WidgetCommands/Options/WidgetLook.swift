import AssetCatalogs
import TextCells

/// What a command line says of how a widget is drawn, whichever it is; each mistake is a usage error.
@MainActor
package struct WidgetLook {
  /// The size that was typed; `nil` if none was.
  package let size: CellSize?
  /// The schemes of links that were asked for, without colons.
  package let linkSchemes: [String]
  package let assetFolders: [String]
  /// Whether the snapshot is drawn, and not the entry that is due.
  package let isSnapshot: Bool
  private let arguments: ParsedArguments

  /// Reads all of it but for the family, which a place may have already, and the values of `--set`.
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

  /// The place that was described, in an environment whose colour scheme and size of text it decides
  /// where they were typed.
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

  /// The family that was named as a word or by `--family`, in any case; `nil` if none was.
  package func family() throws(Failure) -> WidgetFamily? {
    if let word = arguments.operands.first, arguments.contains(WidgetOptions.family) {
      throw Failure(
        .wrongUse, "The family is named twice.", advice: "Leave out '\(word)' or --family.")
    }
    return (arguments.operands.first ?? arguments[WidgetOptions.family]).flatMap {
      WidgetFamily(name: $0)
    }
  }

  /// The colour scheme that was typed; `nil` if none was.
  package var scheme: ColorScheme? {
    arguments[WidgetOptions.colorScheme].map { $0 == "light" ? .light : .dark }
  }

  package func chosenValues() throws(Failure) -> [(key: String, text: String)] {
    try Self.chosenValues(arguments.values(of: WidgetOptions.set))
  }

  /// What texts such as `city=Berlin` choose.
  package static func chosenValues(
    _ texts: [String]
  ) throws(Failure) -> [(key: String, text: String)] {
    try texts.map { text throws(Failure) in
      guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
        throw .value(
          text, of: "--set",
          forms: "a key and a value with = between them; --describe lists the keys")
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

  /// A scheme without its colon (RFC 3986, section 3.1).
  private static func scheme(_ text: String) throws(Failure) -> String {
    let name = text.hasSuffix(":") ? String(text.dropLast()) : text
    guard let first = name.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20,
      name.utf8.allSatisfy(isSchemeByte)
    else { throw .value(text, of: "--link-scheme", forms: "the part before the colon") }
    return name
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}

import AssetCatalogs

extension ParsedArguments {
  /// The family that was named as a word or by `--family`, in any case; `nil` if none was.
  package func widgetFamily() throws(WidgetCommandError) -> WidgetFamily? {
    if let word = operands.first, contains(WidgetOptions.family) {
      throw WidgetCommandError(
        "The family is named twice.", advice: "Leave out '\(word)' or --family.")
    }
    return (operands.first ?? self[WidgetOptions.family]).flatMap { WidgetFamily(name: $0) }
  }

  /// What the place does to colours.
  package var widgetRenderingMode: WidgetRenderingMode {
    self[WidgetOptions.renderingMode].flatMap { WidgetRenderingMode(name: $0) } ?? .fullColor
  }

  /// The size of text; `nil` if none was named.
  package var widgetTypeSize: DynamicTypeSize? {
    guard let name = self[WidgetOptions.sizeCategory] else { return nil }
    return WidgetOptions.sizeCategories.first { $0.name == name }?.size
  }

  /// The size that was typed; `nil` if none was.
  package func widgetSize() throws(WidgetCommandError) -> CellSize? {
    guard let text = self[WidgetOptions.size] else { return nil }
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...500).contains(columns), (1...200).contains(rows)
    else {
      throw .value(text, of: "--size", forms: "columns and rows such as 60x12, at most 500x200")
    }
    return CellSize(columns: columns, rows: rows)
  }

  /// The schemes of links that were asked for, without colons.
  package func linkSchemes() throws(WidgetCommandError) -> [String] {
    var schemes: [String] = []
    for text in values(of: WidgetOptions.linkScheme) {
      let name = text.hasSuffix(":") ? String(text.dropLast()) : text
      // RFC 3986, section 3.1.
      guard let first = name.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20,
        name.utf8.allSatisfy({ isSchemeByte($0) })
      else { throw .value(text, of: "--link-scheme", forms: "the part before the colon") }
      schemes.append(name)
    }
    return schemes
  }

  private func isSchemeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// The folders of pictures and colours; one that is not there or empty is a mistake.
  package func assetFolders() throws(WidgetCommandError) -> [String] {
    let folders = values(of: WidgetOptions.assets)
    for folder in folders where DiskFiles().entries(of: folder).isEmpty {
      throw .value(folder, of: "--assets", forms: "a folder with pictures or an asset catalogue")
    }
    return folders
  }

  /// The keys and values of `--set`, as they were typed.
  package func chosenValues() throws(WidgetCommandError) -> [(key: String, text: String)] {
    try values(of: WidgetOptions.set).map { text throws(WidgetCommandError) in
      guard let value = WidgetOptions.chosenValue(text) else {
        throw .value(text, of: "--set", forms: "a key and a value such as city=Berlin")
      }
      return value
    }
  }
}

extension WidgetOptions {
  /// What a text such as `city=Berlin` chooses; `nil` if it names nothing.
  package static func chosenValue(_ text: String) -> (key: String, text: String)? {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }
}

/// Reads comma-separated values by the names in their header.
enum CSVImport {
  /// Reads the intakes in `bytes`.
  ///
  /// Throws `StoreError.unfitTable` if the columns do not fit, `StoreError.unknownFormat` for text
  /// outside of UTF-8, whose names would be garbled, and `StoreError.endsWithinRow` if the last row
  /// was cut off.
  static func intakes(
    in bytes: UnsafeRawBufferPointer, rules: ImportRules
  ) throws(StoreError) -> EntryReader {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .unknownFormat(.otherEncoding(nil))
    }
    var rows = CSVRows(bytes)
    let headers = try rows.next() ?? []
    // In any order and with columns taken out or added, as a spreadsheet allows.
    let isOwn = Set(headers).isSuperset(of: ["id", "at", "milligrams", "timeZone", "utcOffset"])
    let width = (headers.lastIndex { !$0.isEmpty } ?? 0) + 1
    var reader = EntryReader(
      rules, try rules.layout.table(of: headers, isOwn: isOwn),
      hasDecimalCommas: rows.separator == UInt8(ascii: ";"))
    while let row = try rows.next() {
      // A spreadsheet ends with rows that somebody emptied.
      if row.allSatisfy(\.isBlank) { continue }
      if rows.isAtEnd, row.count < width { throw .endsWithinRow }
      // A comma that nobody quoted moves all cells behind it.
      if row.dropFirst(headers.count).contains(where: { !$0.isBlank }) {
        reader.skip(row.joined(separator: " "))
      } else {
        // Only ours are escaped: elsewhere an apostrophe may begin a name.
        reader.read(row: zip(headers, row.map { Optional(isOwn ? FormulaGuard.removed($0) : $0) }))
      }
    }
    return try reader.finished()
  }
}

/// The rows of comma-separated values.
///
/// Source: RFC 4180. Beyond that, accepts semicolons, as where the comma is the decimal separator, tabs
/// and the line ends of all systems.
struct CSVRows {
  private let bytes: UnsafeRawBufferPointer
  let separator: UInt8
  private var place: Int
  /// Whether the last row has no line end.
  var isAtEnd: Bool { place == bytes.count }

  /// Takes the separator that ends the first header.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    // A spreadsheet's byte order mark would become part of the first column's name.
    place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var isQuoted = false
    separator =
      bytes.dropFirst(place).prefix { $0 != 0x0A && $0 != 0x0D }.first { byte in
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        return !isQuoted && ",;\t".utf8.contains(byte)
      } ?? UInt8(ascii: ",")
  }

  /// The fields of the next row; `nil` after the last one.
  ///
  /// Skips empty lines. Throws for a quote that does not end, or not at the end of its field.
  mutating func next() throws(StoreError) -> [String]? {
    while place < bytes.count, bytes[place] == 0x0A || bytes[place] == 0x0D { place += 1 }
    guard place < bytes.count else { return nil }
    var fields = [try field()]
    while place < bytes.count, bytes[place] == separator {
      place += 1
      fields.append(try field())
    }
    return fields
  }

  /// The next field without the spaces around it, or what its quotes hold, where two are one.
  private mutating func field() throws(StoreError) -> String {
    let quote = UInt8(ascii: "\"")
    while place < bytes.count, bytes[place] == 0x20 { place += 1 }
    let start = place
    let isQuoted = start < bytes.count && bytes[start] == quote
    var isOpen = false
    while place < bytes.count {
      let byte = bytes[place]
      if !isOpen, byte == separator || byte == 0x0A || byte == 0x0D { break }
      if isQuoted, byte == quote { isOpen.toggle() }
      place += 1
    }
    if isOpen { throw .endsWithinRow }
    var field = bytes[start..<place]
    while field.last == 0x20 { field.removeLast() }
    guard isQuoted else { return String(decoding: field, as: UTF8.self) }
    var (content, isClosed) = ([UInt8](), field.last == quote)
    field = field.dropFirst().dropLast()
    while let byte = field.popFirst() {
      if byte == quote { isClosed = isClosed && field.popFirst() == quote }
      content.append(byte)
    }
    guard isClosed else {
      throw .malformedImport(detail: "a quote ends within a value", offset: place)
    }
    return String(decoding: content, as: UTF8.self)
  }
}

import CivilTime
import JSONValues

/// Reads comma-separated values by the names in their header.
enum CSVImport {
  /// Reads the intakes in `bytes`.
  ///
  /// Throws `StoreError.unknownFormat` if the header has no date, or neither caffeine nor a drink,
  /// and for text outside of UTF-8, whose names would be garbled; `StoreError.endsWithinRow` if the
  /// last row was cut off.
  static func intakes(
    in bytes: UnsafeRawBufferPointer, rules: ImportRules
  ) throws(StoreError) -> ImportedIntakes {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .unknownFormat(.otherEncoding(nil))
    }
    var rows = CSVRows(bytes)
    let names = rows.next() ?? []
    let header = names.map(EntryFields.fieldName)
    let samples = EntryFields(folded: header.map { ($0, .number(0)) })
    // A name implies the amount of the catalogue.
    guard samples.has(.milligrams) || samples.name != nil,
      samples.instant != nil || samples.date != nil
    else {
      throw .unknownFormat(
        // Grams are of coffee: 18 of them read as caffeine would be a deadly dose.
        .noColumns(Array(names.prefix(12)), hasGrams: header.contains("grams")))
    }
    // In any order and with columns taken out or added, as a spreadsheet allows.
    let isOwn = Set(header).isSuperset(of: ["id", "at", "milligrams", "timezone", "utcoffset"])
    var dates = DateOrderEvidence()
    // Also of ours: a spreadsheet writes the dates in its own order.
    noteDates(in: rows, header, &dates)
    var reader = try EntryReader(rules, dates: dates, keepsIDs: isOwn)
    let width = (header.lastIndex { !$0.isEmpty } ?? 0) + 1
    while let row = rows.next() {
      // A spreadsheet ends with rows that somebody emptied.
      if row.allSatisfy(\.isEmpty) { continue }
      if rows.isAtEnd, row.count < width { throw .endsWithinRow(line: rows.line) }
      // Only ours are escaped: elsewhere an apostrophe may begin a name.
      let row = isOwn ? row.map(FormulaGuard.removed) : row
      reader.read(
        EntryFields(
          folded: zip(header, row).lazy.map { ($0, .string($1)) },
          commaGroups: rows.separator != .semicolon))
    }
    if rows.endsInQuote { throw .endsWithinRow(line: rows.line) }
    if let offset = rows.openQuote {
      throw .malformedImport(detail: "a quote does not end", offset: offset)
    }
    var imported = reader.imported
    imported.ignoredColumns = zip(names, header)
      .filter { column in
        // Next to an amount these are ambiguous: for one drink or for all.
        let isUnused =
          samples.has(.milligrams)
          && (EntryField.count.names + EntryField.size.names).contains(column.1)
        return !column.1.isEmpty && (isUnused || !EntryField.allNames.contains(column.1))
      }.map(\.0)
    return imported
  }

  private static func noteDates(
    in rows: CSVRows, _ header: [String], _ dates: inout DateOrderEvidence
  ) {
    let names = [EntryField.instant, .date, .time].flatMap(\.names)
    let columns = header.indices.filter { names.contains(header[$0]) }
    for row in rows {
      dates.note(
        EntryFields(
          folded: columns.lazy.filter { $0 < row.count }.map { (header[$0], .string(row[$0])) }))
    }
  }
}

/// The separator of values in a row.
package enum CSVSeparator: UInt8, CaseIterable, Sendable {
  /// The separator of our own files.
  case comma = 0x2C
  /// Used where the comma is the decimal separator, as in German.
  case semicolon = 0x3B
  case tab = 0x09
}

/// The rows of comma-separated values.
///
/// Source: RFC 4180. Beyond that, accepts every `CSVSeparator` and the line ends of all systems.
struct CSVRows: Sequence, IteratorProtocol {
  private let bytes: UnsafeRawBufferPointer
  let separator: CSVSeparator
  private var place: Int
  /// The place of the first quote that ends with another's beginning.
  private(set) var openQuote: Int?
  /// Whether the last row ends within a quote.
  private(set) var endsInQuote = false
  /// The place of the last row.
  private var rowStart = 0
  /// Whether the last row has no line end.
  var isAtEnd: Bool { place == bytes.count }
  /// The number of the last row's first line, from 1; O(n).
  var line: Int {
    let lines = bytes[..<rowStart]
    return 1
      + lines.indices.count {
        bytes[$0] == 0x0A || bytes[$0] == 0x0D && bytes[$0 + 1] != 0x0A
      }
  }

  /// Detects the separator in the first line, which may name it as in `sep=;`, as Excel does.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    // A spreadsheet's byte order mark would become part of the first column's name.
    place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let line = bytes.dropFirst(place).prefix { $0 != 0x0A && $0 != 0x0D }
    if line.count == 5, line.starts(with: "sep=".utf8),
      let named = line.last.flatMap(CSVSeparator.init(rawValue:))
    {
      separator = named
      place += 5
      return
    }
    func count(_ separator: CSVSeparator) -> Int { line.count { $0 == separator.rawValue } }
    // A tie goes to the comma, which rarely occurs within names.
    separator = CSVSeparator.allCases.reduce(.comma) { count($1) > count($0) ? $1 : $0 }
  }

  /// The fields of the next row; `nil` after the last one.
  ///
  /// Skips empty lines.
  mutating func next() -> [String]? {
    while place < bytes.count, bytes[place] == 0x0A || bytes[place] == 0x0D { place += 1 }
    guard place < bytes.count else { return nil }
    rowStart = place
    var fields = [field()]
    while place < bytes.count, bytes[place] == separator.rawValue {
      place += 1
      fields.append(field())
    }
    return fields
  }

  private mutating func field() -> String {
    let start = bytes[place...].firstIndex { $0 != 0x20 } ?? place
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else {
      return plainField().trimmingSpaces
    }
    var content: [UInt8] = []
    var isClosed = false
    place = start + 1
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\"") {
        isClosed = place == bytes.count || bytes[place] != byte
        if isClosed { break }
        place += 1
      }
      content.append(byte)
    }
    // Text after the closing quote belongs to the field, as in a handwritten `"4" cup`. After
    // several lines it shows that the quote is the beginning of another field's.
    let rest = plainField()
    if !isClosed {
      endsInQuote = openQuote == nil
    } else if content.contains(0x0A), rest.contains(where: { !$0.isWhitespace }) {
      openQuote = openQuote ?? start
    }
    return String(decoding: content, as: UTF8.self) + rest
  }

  private mutating func plainField() -> String {
    let start = place
    while place < bytes.count {
      let byte = bytes[place]
      if byte == separator.rawValue || byte == 0x0A || byte == 0x0D { break }
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }
}

extension String {
  /// Without the spaces at both ends.
  fileprivate var trimmingSpaces: String {
    guard utf8.first == 0x20 || utf8.last == 0x20 else { return self }
    let start = drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { String(start[...$0]) } ?? ""
  }
}

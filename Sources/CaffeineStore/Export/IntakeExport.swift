public import CaffeineDomain
import CaffeineJSON
import CivilTime

/// Writes drinks to a file, for other programs or for a lossless import.
///
///     var entries = try journal.entries()
///     try IntakeExport(as: .csv).write({ try entries.next() }) { bytes in try output(bytes) }
public struct IntakeExport: Sendable {
  /// The approximate size of a portion in bytes.
  private static let portion = 1 << 18

  private let format: ExportFormat

  /// Writes nothing yet; the header belongs to the first portion.
  public init(as format: ExportFormat) { self.format = format }

  /// Writes all entries from `next` in portions of UTF-8; O(n) time, memory for one portion.
  public func write<Failure: Error>(
    _ next: () throws(Failure) -> Intake?, to body: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    // A portion ends once it is full, so its last entry may exceed it by a line.
    var writer = JSONWriter(capacity: Self.portion + LineParser.longestLine)
    switch format {
    case .csv: writer.append(row: IntakeColumns.names)
    case .json: writer.literal("{\"intakes\":[")
    case .jsonLines: break
    }
    var isFirst = true
    while let entry = try next() {
      switch format {
      case .csv: writer.append(row: IntakeColumns.cells(of: entry))
      case .json:
        writer.literal(isFirst ? "\n" : ",\n")
        writer.append(.object(IntakeColumns.members(of: entry)))
      case .jsonLines:
        // Like imports: any line of a device wins.
        Record(.add(entry), stamp: .imported(entry), device: "").appendLine(to: &writer)
      }
      isFirst = false
      guard writer.bytes.count >= Self.portion else { continue }
      try body(writer.bytes)
      writer.removeAll()
    }
    if format == .json { writer.literal("]}\n") }
    try body(writer.bytes)
  }
}

extension JSONWriter {
  /// Appends a row of cells, quoted if necessary.
  fileprivate mutating func append(row cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { literal(",") }
      // By bytes: CR LF is a single `Character` that equals neither.
      let needsQuotes =
        cell.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
        || cell.utf8.first == 0x20 || cell.utf8.last == 0x20
      append(
        needsQuotes
          ? "\""
            + cell.split(separator: "\"", omittingEmptySubsequences: false)
            .joined(separator: "\"\"") + "\"" : cell)
    }
    literal("\r\n")
  }
}

/// The format of a file that other programs read.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  /// CSV with a header; text that a spreadsheet would evaluate is escaped.
  case csv
  /// One object with an array `intakes`, whose objects have the columns of `csv` as members;
  /// missing values are left out.
  case json
  /// Lines of a journal.
  case jsonLines = "jsonl"
}

/// The columns of our own files.
enum IntakeColumns {
  /// The header: instants in UTC, `over` and `utcOffset` in seconds.
  static let names = [
    "id", "at", "drink", "name", "milligrams", "milliliters", "over", "timeZone", "utcOffset",
    "note", "given",
  ]

  /// The values of an intake by their columns, without the missing ones.
  static func members(of intake: Intake) -> [(String, JSONValue)] {
    let values: [(String, JSONValue?)] = [
      ("id", .string(intake.id.description)), ("drink", intake.drink.map { .string($0) }),
      ("name", .string(intake.name)), ("milligrams", .number(intake.amount.value)),
      ("given", intake.isGiven ? .bool(true) : nil),
      ("milliliters", intake.volume.map { .number($0.value) }),
      ("at", .string(intake.start.iso8601)),
      ("over", intake.duration > 0 ? .number(intake.duration) : nil),
      ("timeZone", intake.timeZoneIdentifier.map { .string($0) }),
      ("utcOffset", .integer(intake.secondsFromGMT)), ("note", intake.note.map { .string($0) }),
    ]
    return values.compactMap { name, value in value.map { (name, $0) } }
  }

  /// The cells of an intake; a text, even an id such as `-1+1`, is no formula.
  static func cells(of intake: Intake) -> [String] {
    let members = members(of: intake)
    return names.map { name in
      switch members.first(where: { $0.0 == name })?.1 {
      case .string(let text): FormulaGuard.applied(text)
      case let value: value?.text ?? ""
      }
    }
  }
}

/// Stops a spreadsheet from evaluating text as a formula.
///
/// Source: OWASP, "CSV Injection". Puts an apostrophe before text that begins with `=`, `+`, `-`,
/// `@`, one of their full-width forms, a tab or a carriage return, and also before text that begins
/// with an apostrophe, so that the escape is reversible.
enum FormulaGuard {
  /// Escapes a cell.
  static func applied(_ text: String) -> String {
    isRisky(text.unicodeScalars.first) ? "'" + text : text
  }

  /// Reverses the escape.
  static func removed(_ cell: String) -> String {
    let scalars = cell.unicodeScalars
    guard scalars.first == "'", isRisky(scalars.dropFirst().first) else { return cell }
    return String(scalars.dropFirst())
  }

  private static func isRisky(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map("=+-@\t\n\r'＝＋－＠".unicodeScalars.contains) ?? false
  }
}

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
      case .json: writer.append(object: entry, isFirst: isFirst)
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

  fileprivate mutating func append(object intake: Intake, isFirst: Bool) {
    literal(isFirst ? "\n" : ",\n")
    member("{\"id\":", intake.id.description)
    if let drink = intake.drink { member(",\"drink\":", drink) }
    member(",\"name\":", intake.name)
    member(",\"milligrams\":", intake.amount.value)
    if intake.isGiven { literal(",\"given\":true") }
    if let volume = intake.volume { member(",\"milliliters\":", volume.value) }
    member(",\"at\":", intake.start.iso8601)
    if intake.duration > 0 { member(",\"over\":", intake.duration) }
    if let zone = intake.timeZoneIdentifier { member(",\"timeZone\":", zone) }
    member(",\"utcOffset\":", Int64(intake.secondsFromGMT))
    if let note = intake.note { member(",\"note\":", note) }
    literal("}")
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

/// The columns of our own CSV files.
enum IntakeColumns {
  /// The header: instants in UTC, `over` and `utcOffset` in seconds.
  static let names = [
    "id", "at", "drink", "name", "milligrams", "milliliters", "over", "timeZone", "utcOffset",
    "note", "given",
  ]

  /// The cells of an intake, with escaped text.
  static func cells(of intake: Intake) -> [String] {
    [
      // An id may begin with a minus, and a spreadsheet evaluates `-1+1`.
      FormulaGuard.applied(intake.id.description), intake.start.iso8601,
      FormulaGuard.applied(intake.drink ?? ""), FormulaGuard.applied(intake.name),
      intake.amount.value.shortestText, intake.volume.map { $0.value.shortestText } ?? "",
      intake.duration > 0 ? intake.duration.shortestText : "",
      FormulaGuard.applied(intake.timeZoneIdentifier ?? ""), String(intake.secondsFromGMT),
      FormulaGuard.applied(intake.note ?? ""), intake.isGiven ? "true" : "",
    ]
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

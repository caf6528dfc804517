import CaffeineDomain
import CivilTime

/// Writes drinks and nights as a file for other programs, or to be imported again without loss.
///
///     var listing = try journal.listing()
///     try IntakeExport(as: .csv).write({ try listing.next() }) { bytes in try output(bytes) }
public struct IntakeExport: Sendable {
  /// How many bytes are handed over at a time, about.
  private static let portion = 1 << 18

  private let format: ExportFormat

  /// An export in a format.
  public init(as format: ExportFormat) {
    self.format = format
  }

  /// Takes entries from `next` until there is none and hands the file over in portions, UTF-8; O(n)
  /// time, memory for one portion.
  public func write<Failure: Error>(
    _ next: () throws(Failure) -> JournalEntry?, to body: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = JSONWriter(capacity: Self.portion + LineParser.longestLine)
    begin(&writer)
    var isFirst = true
    while let entry = try next() {
      append(entry, isFirst: isFirst, to: &writer)
      isFirst = false
      guard writer.bytes.count >= Self.portion else { continue }
      try body(writer.bytes)
      writer.removeAll()
    }
    end(&writer)
    try body(writer.bytes)
  }

  private func begin(_ writer: inout JSONWriter) {
    switch format {
    case .csv: writer.append(row: IntakeColumns.names)
    case .json: writer.literal("{\"intakes\":[")
    case .jsonLines: break
    }
  }

  private func end(_ writer: inout JSONWriter) {
    if format == .json { writer.literal("]}\n") }
  }

  private func append(_ entry: JournalEntry, isFirst: Bool, to writer: inout JSONWriter) {
    switch format {
    case .csv: writer.append(row: IntakeColumns.cells(of: entry.line))
    case .json: writer.append(object: entry.line, isFirst: isFirst)
    case .jsonLines:
      // As in an import: any line written by a device wins.
      Record(.add(entry), stamp: .imported(entry), device: "").appendLine(to: &writer)
    }
  }
}

extension JSONWriter {
  /// Appends cells, quoted where they must be, and a line end.
  fileprivate mutating func append(row cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { literal(",") }
      let needsQuotes = cell.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
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

public import CaffeineDomain
import CivilTime

/// The result of reading a file to import, before anything is written.
public struct ImportPlan: Hashable, Sendable {
  /// The format in which the file was read.
  public let format: ImportFormat
  /// The drinks to add, ordered by start.
  public let additions: [Intake]
  /// The number of rows whose drink the journal already has, or had by an import and removed.
  public let presentCount: Int
  /// The number of additions in whose second the journal has a drink with another amount.
  public let sameSecondCount: Int
  /// The rows that gave no drink, by reason, in the order of the file.
  public let skips: [ImportSkip]
  /// The headers of the columns that were not taken.
  public let untakenColumns: [String]
  /// Of additions that an undo took back, the record that did it.
  let takenBack: [IntakeID: Stamp]

  /// The number of all rows that gave no drink.
  public var skippedCount: Int { skips.reduce(0) { $0 + $1.count } }
}

/// The rows of a file that gave no drink for one reason.
public struct ImportSkip: Error, Hashable, Sendable {
  /// The reason why a row gave no drink.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// No date with a time of day can be read.
    case noTime
    /// A number is not written plainly, such as `95 mg`.
    case noNumber
    /// The cell of the milligrams is empty, or there is no name to find them by.
    case noAmount
    /// The row has no amount, and no drink has this name.
    case unknownDrink
    /// No time zone has this name, or not this offset.
    case unknownZone
    /// The clock of that zone is put forward past this time.
    case skippedByClock
    /// The row is marked as deleted.
    case deleted
    /// It is no JSON object, has more cells than the header, or is a damaged line or one of a later
    /// version.
    case unreadable
    /// An earlier entry has the same id.
    case repeatedID
    /// The drink starts more than 48 hours from now.
    case plannedTooFarAhead
    /// The drink is outside of a journal's limits, as the objection says.
    case notKept
  }

  /// Why none of them gave a drink.
  public let reason: Reason
  /// The number of rows.
  public internal(set) var count = 1
  /// What the first of the rows says; empty for nothing.
  public let value: String
  /// The limit that the first row exceeds; `nil` for another reason.
  public let objection: IntakeObjection?

  init(_ reason: Reason, _ value: String, _ objection: IntakeObjection? = nil) {
    (self.reason, self.value, self.objection) = (reason, value, objection)
  }
}

/// The format of a file to import.
public enum ImportFormat: String, Hashable, Sendable, CaseIterable {
  /// Apple Health's `export.xml`.
  case appleHealth = "apple-health"
  /// Comma-separated values with a header.
  case csv
  /// The object of `IntakeExport`, or any list of objects.
  case json
  /// The lines of a journal.
  case jsonLines = "jsonl"

  /// Detects the format by the first bytes.
  ///
  /// Throws `StoreError.unknownFormat` for an unknown one, and for UTF-16, detected by its mark or
  /// by the zeros in ASCII letters.
  static func sniffed(from bytes: [UInt8]) throws(StoreError) -> ImportFormat {
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isMarked || (bytes.count > 1 && (bytes[0] == 0) != (bytes[1] == 0)) {
      throw .unknownFormat(.otherEncoding("UTF-16"))
    }
    let text = bytes.drop {
      $0 == 0x20 || (0x09...0x0D).contains($0) || [0xEF, 0xBB, 0xBF].contains($0)
    }
    guard let first = text.first else { throw .unknownFormat(.empty) }
    if text.starts(with: "PK".utf8) { throw .unknownFormat(.archive) }
    switch first {
    case UInt8(ascii: "<"): return .appleHealth
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "{"):
      // Both are JSON objects: a line that our parser accepts is a journal's.
      let line = text.prefix { $0 != FileLine.newline }
      let parsed = line.withUnsafeBytes { try? LineParser(device: "").parse($0) }
      return parsed == nil ? .json : .jsonLines
    // A header in another language may begin with any letter.
    case 0x20..<0x7F, 0x80...: return .csv
    default: throw .unknownFormat(.binary(firstByte: first))
    }
  }
}

/// A source of a file to import.
public enum ImportSource: Hashable, Sendable {
  /// The file at a path; follows symbolic links.
  case file(String)
  /// Standard input to its end.
  case standardInput
  /// Bytes in memory.
  case bytes([UInt8])
}

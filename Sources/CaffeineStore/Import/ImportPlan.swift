public import CaffeineDomain
import CivilTime

/// The result of reading a file to import, before anything is written.
public struct ImportPlan: Hashable, Sendable {
  /// The format in which the file was read.
  public let format: ImportFormat
  /// The drinks to add, ordered by start.
  public let additions: [Intake]
  /// The number of entries that the journal already has, or had and removed.
  public let presentCount: Int
  /// The entries that are no intakes.
  public let problems: ImportProblems
  /// The order of dates like `3/4/2026`; `nil` if the file has none.
  public let dateOrder: DateOrder?
  /// The columns of a CSV file that were not used, by their names in the file.
  public let ignoredColumns: [String]
}

/// A drink derived from a name alone.
public struct NamedIntake: Hashable, Sendable {
  /// The id in the catalogue; `nil` for none.
  public let drink: String?
  /// The name, including the count.
  public let name: String
  /// The caffeine of the whole count.
  public let amount: Milligrams
  /// The volume of the whole count; `nil` if unknown.
  public let volume: Milliliters?

  /// Creates a drink.
  public init(drink: String?, name: String, amount: Milligrams, volume: Milliliters?) {
    (self.drink, self.name, self.amount, self.volume) = (drink, name, amount, volume)
  }
}

/// The entries of a file, with ids derived from their content.
struct ImportedIntakes {
  private(set) var entries: [Intake] = []
  private(set) var ids: Set<IntakeID> = []
  /// What the entries without an id of ours are recognised by as well.
  private(set) var contents: [IntakeID: IntakeContent] = [:]
  var problems = ImportProblems()
  /// The order of dates like `3/4/2026`.
  var dateOrder: DateOrder?
  var ignoredColumns: [String] = []

  /// Adds an intake; records a problem if a journal cannot keep it, or if it starts after `latest`.
  mutating func add(
    _ intake: Intake, from place: ImportProblem.Place, through latest: Date, hasOwnID: Bool
  ) {
    // Our older exports have rated nights among the drinks, which nobody shows any more.
    if intake.isRatedNight { return }
    if let objection = intake.objection {
      problems.append(.notKept(objection), in: place)
    } else if intake.start > latest {
      problems.append(.plannedTooFarAhead, in: place)
    } else if !ids.insert(intake.id).inserted {
      problems.append(.repeatedID, in: place)
    } else {
      entries.append(intake)
      if !hasOwnID { contents[intake.id] = IntakeContent(intake) }
    }
  }
}

/// What makes two entries the same drink, in whatever form files tell of it.
struct IntakeContent: Hashable {
  private let start: Int64
  /// In mg, rounded to µg: files have other units.
  private let amount: Double
  private let name: String

  init(start: Date, amount: Milligrams, name: String) {
    self.start = Int64(start.timeIntervalSince1970)
    self.amount = (amount.value * 1000).rounded() / 1000
    self.name = name
  }

  init(_ line: Intake) { self.init(start: line.start, amount: line.amount, name: line.name) }

  /// The content in lines.
  var text: String { "\(start)\n\(amount)\n\(name)" }
}

/// Derives ids from the content of entries, so that a second import adds nothing.
///
/// The n-th of several equal entries gets the n-th id for that content: two espressos in one minute
/// stay two.
struct ContentIDs {
  private var seen: [String: Int] = [:]

  /// The id for the next entry with this content.
  mutating func next(for content: String, start: Date) -> IntakeID {
    let occurrence = seen[content, default: 0]
    seen[content] = occurrence + 1
    var digest = DigestBits(of: "\(content)\n\(occurrence)")
    return IntakeID.generate(at: start, using: &digest)
  }
}

/// Serves the digest of a text in place of random numbers.
private struct DigestBits: RandomNumberGenerator {
  private let words: [UInt32]
  private var place = 0

  init(of text: String) { words = SHA256.digest(of: Array(text.utf8)) }

  mutating func next() -> UInt64 {
    defer { place = (place + 2) % words.count }
    return UInt64(words[place]) << 32 | UInt64(words[place + 1])
  }
}

/// A part of a file that gave no intake, and the reason.
public struct ImportProblem: Hashable, Sendable {
  /// A part of a file.
  public enum Place: Hashable, Sendable {
    /// An entry or line, counted from 1.
    case entry(Int)
    /// Several lines about the same drink.
    case drink(IntakeID)
  }

  /// The reason why a part gave no intake.
  public enum Reason: Error, Hashable, Sendable {
    /// It has no readable date and time.
    case noDate
    /// It has no amount of caffeine.
    case noAmount
    /// It has no amount, and no drink has this name.
    case unknownDrink(String)
    /// An entry of a JSON file is not an object.
    case noObject
    /// A line of a journal is damaged.
    case damaged
    /// A line of a journal comes from a later version.
    case unknownKind
    /// The text of the amount is not a mass.
    case noMass(String)
    /// The text of a date or duration is none.
    case unreadable(String)
    /// An earlier entry has the same id.
    case repeatedID
    /// The intake is outside of a journal's limits.
    case notKept(IntakeObjection)
    /// The intake starts more than 48 hours from now.
    case plannedTooFarAhead
  }

  /// The entry, line or drink.
  public let place: Place
  /// The reason why it gave no intake.
  public let reason: Reason

  package init(place: Place, reason: Reason) {
    self.place = place
    self.reason = reason
  }
}

/// The skipped parts of a file: their number, and the first of them.
public struct ImportProblems: Hashable, Sendable {
  /// The most problems in `first`.
  public static let capacity = 100

  /// The number of all problems, including those beyond `first`.
  public private(set) var count = 0
  /// The first problems in the order of the file.
  public private(set) var first: [ImportProblem] = []

  /// Creates an empty list.
  public init() {}

  mutating func append(_ reason: ImportProblem.Reason, in place: ImportProblem.Place) {
    count += 1
    if first.count < Self.capacity { first.append(ImportProblem(place: place, reason: reason)) }
  }
}

/// The format of a file to import.
public enum ImportFormat: String, Hashable, Sendable, CaseIterable {
  /// Apple Health's `export.xml`.
  case appleHealth = "apple-health"
  /// Comma-separated values with a header, from any program.
  case csv
  /// The object of `IntakeExport`, an array of entries, or the files of other programs.
  case json
  case jsonLines = "jsonl"

  /// Detects the format by the first bytes.
  ///
  /// Throws `StoreError.unknownFormat` for an unknown one.
  static func sniffed(from bytes: UnsafeBufferPointer<UInt8>) throws(StoreError) -> ImportFormat {
    let text = bytes.drop { isSpace($0) || [0xEF, 0xBB, 0xBF].contains($0) }
    guard let first = text.first else { throw .unknownFormat(.empty) }
    if text.starts(with: "PK".utf8) { throw .unknownFormat(.archive) }
    switch first {
    case UInt8(ascii: "<"): return .appleHealth
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "{"):
      let line = text.prefix { $0 != FileLine.newline }
      let parser = LineParser(device: "")
      // Both are JSON objects: a line that our parser accepts is a journal's.
      let isJournal =
        (try? parser.parse(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: line)))) != nil
      return isJournal ? .jsonLines : .json
    // A header in another language may begin with any letter.
    case 0x20..<0x7F, 0x80...: return .csv
    default: throw .unknownFormat(.binary(firstByte: first))
    }
  }

  /// Throws `StoreError.unknownFormat` for UTF-16, detected by its mark or by the zeros in ASCII
  /// letters.
  static func checkEncoding(of bytes: UnsafeBufferPointer<UInt8>) throws(StoreError) {
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isMarked || (bytes.count > 1 && (bytes[0] == 0) != (bytes[1] == 0)) {
      throw .unknownFormat(.otherEncoding("UTF-16"))
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

/// The rules for reading a file.
struct ImportRules {
  /// For times without an offset.
  let clock: WallClock
  /// Later starts are not imported.
  let latest: Date
  /// The requested order of dates; `nil` to detect it.
  let dateOrder: DateOrder?
  /// The order in the importer's locale; `nil` if unknown.
  let localeOrder: DateOrder?
  /// Looks up a drink by a name such as `2 large latte`; `nil` for an unknown one.
  let named: (String) -> NamedIntake?
  /// Called with the number of entries after every thousand.
  let progress: (Int) -> Void

  func note(_ number: Int) { if number.isMultiple(of: 1000) { progress(number) } }

  /// The order of the file's dates; `nil` if none needs one.
  func order(_ evidence: DateOrderEvidence) throws(StoreError) -> DateOrder? {
    if let dateOrder { return dateOrder }
    return try evidence.order(for: localeOrder)
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

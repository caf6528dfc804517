public import CaffeineDomain
import CivilTime

/// What an import would bring, before anything is written.
public struct ImportPlan: Hashable, Sendable {
  /// The format that the file was read as.
  public let format: ImportFormat
  /// The drinks and nights that would be added, by their start.
  public let additions: [JournalEntry]
  /// How many of the file's entries the journal has already, or had and removed.
  public let presentCount: Int
  /// What in the file is no intake.
  public let problems: ImportProblems
  /// The order in which dates like `3/4/2026` were read; `nil` if the file has none.
  public let dateOrder: DateOrder?
  /// The columns of a CSV file that hold nothing an intake has, by their names in the file.
  public let ignoredColumns: [String]
}

/// What a name alone says of a drink.
public struct NamedIntake: Hashable, Sendable {
  /// The drink's id in the catalogue.
  public let drink: String?
  /// Its name, with the count.
  public let name: String
  /// The caffeine of all.
  public let amount: Milligrams
  /// The volume of all, where known.
  public let volume: Milliliters?

  /// A drink of these parts.
  public init(drink: String?, name: String, amount: Milligrams, volume: Milliliters?) {
    (self.drink, self.name, self.amount, self.volume) = (drink, name, amount, volume)
  }
}

/// The entries found in a file, under ids that follow from what they say.
struct ImportedIntakes {
  /// The entries in the order of the file.
  private(set) var entries: [JournalEntry] = []
  /// What was passed over.
  var problems = ImportProblems()
  /// The order in which dates like `3/4/2026` were read.
  var dateOrder: DateOrder?
  /// The columns that hold nothing an intake has.
  var ignoredColumns: [String] = []

  /// Adds what stands in a place of the file, unless no journal would keep it or it starts later
  /// than `latest`.
  mutating func add(_ intake: Intake, from place: ImportProblem.Place, through latest: Date) {
    if let objection = intake.objection {
      problems.append(.notKept(objection), in: place)
    } else if intake.start > latest {
      problems.append(.plannedTooFarAhead, in: place)
    } else {
      entries.append(JournalEntry(line: intake))
    }
  }
}

/// Makes ids that follow from what an entry says, so that importing twice adds nothing.
///
/// The n-th of several equal entries gets the n-th id of that content: two espressos in one
/// minute stay two.
struct ContentIDs {
  private var seen: [String: Int] = [:]

  /// The id of an entry that starts at `start` and says `content`.
  mutating func next(for content: String, start: Date) -> IntakeID {
    let occurrence = seen[content, default: 0]
    seen[content] = occurrence + 1
    var digest = DigestBits(of: "\(content)\n\(occurrence)")
    return IntakeID.generate(at: start, using: &digest)
  }
}

/// The digest of a text, in the place of random numbers.
private struct DigestBits: RandomNumberGenerator {
  private let words: [UInt32]
  private var place = 0

  init(of text: String) { words = SHA256.digest(of: Array(text.utf8)) }

  mutating func next() -> UInt64 {
    defer { place = (place + 2) % words.count }
    return UInt64(words[place]) << 32 | UInt64(words[place + 1])
  }
}

/// A place of a file to import that gave no intake, and why.
public struct ImportProblem: Hashable, Sendable {
  /// A place of a file.
  public enum Place: Hashable, Sendable {
    /// An entry or a line, counted from 1.
    case entry(Int)
    /// What several lines say together of one drink.
    case drink(IntakeID)
  }

  /// What is wrong there.
  public enum Reason: Hashable, Sendable {
    /// There is no date and time that can be read.
    case noDate
    /// There is no amount of caffeine.
    case noAmount
    /// There is no amount, and no drink has the name there.
    case unknownDrink(String)
    /// An entry of a JSON file is no object.
    case noObject
    /// A line of a journal is damaged.
    case damaged
    /// A line of a journal was written by a later version.
    case unknownKind
    /// The unit of the amount is none of mass.
    case unknownUnit(value: String, unit: String)
    /// The text in a field of dates is read as none.
    case unreadableDate(String)
    /// No journal keeps such an intake.
    case notKept(IntakeObjection)
    /// It starts more than 48 hours from now.
    case plannedTooFarAhead
  }

  /// The line, entry or sample of the file.
  public let place: Place
  /// What is wrong there.
  public let reason: Reason

  package init(place: Place, reason: Reason) {
    self.place = place
    self.reason = reason
  }
}

/// What in a file to import was passed over: how much, and the first of it.
public struct ImportProblems: Hashable, Sendable {
  /// How many problems `first` holds at most.
  public static let capacity = 100

  /// Of all, also those that `first` has no room for.
  public private(set) var count = 0
  /// The first of them, in the order of the file.
  public private(set) var first: [ImportProblem] = []

  /// None.
  public init() {}

  mutating func append(_ reason: ImportProblem.Reason, in place: ImportProblem.Place) {
    count += 1
    if first.count < Self.capacity { first.append(ImportProblem(place: place, reason: reason)) }
  }
}

/// What kind of file intakes are imported from.
public enum ImportFormat: String, Hashable, Sendable, CaseIterable {
  /// Apple Health's `export.xml`.
  case appleHealth = "apple-health"
  /// Comma-separated values with a header line, of whatever program.
  case csv
  /// JSON: the object that `IntakeExport` writes, an array of entries, or what other programs save.
  case json
  case jsonLines = "jsonl"
}

extension ImportFormat {
  /// The format of a file that begins with `bytes`.
  ///
  /// Throws `StoreError.unknownFormat` when it is none of them.
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
      // JSON objects both: a line of a journal is what our own parser takes for one.
      let isJournal =
        (try? parser.parse(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: line)))) != nil
      return isJournal ? .jsonLines : .json
    // A header in another language may begin with any letter.
    case 0x20..<0x7F, 0x80...: return .csv
    default: throw .unknownFormat(.binary(firstByte: first))
    }
  }

  /// Throws `StoreError.unknownFormat` for UTF-16, with its mark or by the zeros of ASCII letters.
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

/// How the entries of a file are read.
struct ImportRules {
  /// The clock of times without an offset.
  let clock: WallClock
  /// What starts later is not imported.
  let latest: Date
  /// The order of dates that someone named; `nil` to find it out.
  let dateOrder: DateOrder?
  /// The order in the language of whoever imports, if known.
  let localeOrder: DateOrder?
  /// What a drink has of which the file tells no more than a name such as `2 large latte`; `nil` where
  /// nobody knows.
  let named: (String) -> NamedIntake?
  /// Hears how many entries were read, a thousand later each time.
  let progress: (Int) -> Void

  /// Tells of every thousandth entry.
  func note(_ number: Int) { if number.isMultiple(of: 1000) { progress(number) } }

  /// The order of the dates in a file; `nil` if it has none that needs one.
  func order(_ evidence: DateOrderEvidence) throws(StoreError) -> DateOrder? {
    if let dateOrder { return dateOrder }
    return try evidence.order(for: localeOrder)
  }
}

/// Where a file to import is read from.
public enum ImportSource: Hashable, Sendable {
  /// The file of this path; symbolic links are followed.
  case file(String)
  /// What the program reads from, until its end.
  case standardInput
  /// These bytes.
  case bytes([UInt8])
}

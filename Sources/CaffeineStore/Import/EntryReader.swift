import CaffeineDomain
import CivilTime
import JSONValues

/// Turns the entries of a CSV or JSON file into intakes.
struct EntryReader {
  /// The name of an entry without one.
  static let unnamed = "Caffeine"

  /// The results so far.
  private(set) var imported = ImportedIntakes()

  private let instants: InstantReader
  private let latest: Date
  private let keepsIDs: Bool
  private let rules: ImportRules
  /// Earlier lookups: a file has few distinct names.
  private var known: [String: NamedIntake?] = [:]
  private var identifiers = ContentIDs()
  private var number = 0

  /// Reads dates by the given evidence; keeps the ids of entries only from our own files.
  init(_ rules: ImportRules, dates: DateOrderEvidence, keepsIDs: Bool) throws(StoreError) {
    imported.dateOrder = try rules.order(dates)
    instants = InstantReader(clock: rules.clock, order: imported.dateOrder ?? .dayMonth)
    latest = rules.latest
    self.rules = rules
    self.keepsIDs = keepsIDs
  }

  mutating func read(_ fields: EntryFields) {
    number += 1
    rules.note(number)
    guard let when = instant(of: fields) else {
      imported.problems.append(.noDate, in: .entry(number))
      return
    }
    if let milligrams = fields.milligrams {
      guard let amount = Milligrams(milligrams) else {
        return imported.problems.append(.noAmount, in: .entry(number))
      }
      return add(
        fields, when,
        NamedIntake(
          drink: fields.drink, name: fields.name ?? Self.unnamed, amount: amount,
          volume: fields.milliliters.flatMap { Milliliters($0) }))
    }
    guard let spoken = fields.spoken else {
      return imported.problems.append(.noAmount, in: .entry(number))
    }
    guard let found = named(spoken) else {
      return imported.problems.append(.unknownDrink(spoken), in: .entry(number))
    }
    add(fields, when, found)
  }

  private mutating func named(_ text: String) -> NamedIntake? {
    if let found = known[text] { return found }
    let found = rules.named(text)
    known[text] = found
    return found
  }

  /// Counts an entry that could not be parsed.
  mutating func skip(because reason: ImportProblem.Reason) {
    number += 1
    imported.problems.append(reason, in: .entry(number))
  }

  private mutating func add(
    _ fields: EntryFields, _ when: InstantReader.Reading, _ had: NamedIntake
  ) {
    // Rounds down to whole seconds: rounded up, a drink of this moment would lie in the future.
    let start = Date(timeIntervalSince1970: when.date.timeIntervalSince1970.rounded(.down))
    let seconds = start.timeIntervalSince1970
    guard IntakeLimits.seconds.contains(seconds) else {
      imported.problems.append(.notKept(.start(start)), in: .entry(number))
      return
    }
    let kept = keepsIDs ? fields.id.flatMap { IntakeID($0) } : nil
    // From the stored values: exports with and without fractions of seconds give the same drinks.
    let content = "\(Int64(seconds))\n\(had.amount.value)\n\(had.name)"
    let noted = fields.offset.flatMap { Int(exactly: $0) }
    let offset = noted ?? when.offset
    // An explicit 0 without a zone means an unknown clock; a zone alone implies no offset, so the
    // importer's clock applies.
    let zone = noted == nil ? instants.zone(ofOffset: offset) : nil
    let intake = Intake(
      id: kept ?? identifiers.next(for: content, start: start),
      drink: had.drink, name: had.name, amount: had.amount, isGiven: fields.isGiven,
      volume: had.volume, start: start,
      duration: fields.seconds ?? 0,
      timeZoneIdentifier: offset == nil ? zone : fields.zone ?? zone,
      secondsFromGMT: offset ?? instants.clock.secondsFromGMT(at: start), note: fields.note)
    imported.add(intake, from: .entry(number), through: latest)
  }

  private func instant(of fields: EntryFields) -> InstantReader.Reading? {
    switch fields.instant {
    case .number(let number):
      return InstantReader.Reading(date: InstantReader.instant(ofNumber: number), offset: nil)
    case .integer(let number):
      return InstantReader.Reading(
        date: InstantReader.instant(ofNumber: Double(number)), offset: nil)
    case .string(let text): return instants.reading(of: text)
    case nil, .null, .bool, .array, .object: break
    }
    guard let date = fields.date else { return nil }
    return instants.reading(of: fields.time.map { "\(date) \($0)" } ?? date)
  }
}

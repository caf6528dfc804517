import CaffeineDomain
import CivilTime
import JSONValues

/// Makes intakes of the entries of a CSV or JSON file.
struct EntryReader {
  /// The name of what has none.
  static let unnamed = "Caffeine"

  /// What was made so far.
  private(set) var imported = ImportedIntakes()

  private let instants: InstantReader
  private let latest: Date
  private let keepsIDs: Bool
  private let rules: ImportRules
  /// What was found of names before: a file has few.
  private var known: [String: NamedIntake?] = [:]
  private var identifiers = ContentIDs()
  private var number = 0

  /// A reader of the dates that left this evidence, which keeps the ids of entries only from files
  /// of our own making.
  init(_ rules: ImportRules, dates: DateOrderEvidence, keepsIDs: Bool) throws(StoreError) {
    imported.dateOrder = try rules.order(dates)
    instants = InstantReader(clock: rules.clock, order: imported.dateOrder ?? .dayMonth)
    latest = rules.latest
    self.rules = rules
    self.keepsIDs = keepsIDs
  }

  /// Takes the next entry.
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

  /// Notes an entry that could not even be taken apart.
  mutating func skip(because reason: ImportProblem.Reason) {
    number += 1
    imported.problems.append(reason, in: .entry(number))
  }

  private mutating func add(
    _ fields: EntryFields, _ when: InstantReader.Reading, _ had: NamedIntake
  ) {
    // Down, as a line has whole seconds: rounded up, what was just drunk would lie in the future.
    let start = Date(timeIntervalSince1970: when.date.timeIntervalSince1970.rounded(.down))
    let seconds = start.timeIntervalSince1970
    guard IntakeLimits.seconds.contains(seconds) else {
      imported.problems.append(.notKept(.start(start)), in: .entry(number))
      return
    }
    let kept = keepsIDs ? fields.id.flatMap { IntakeID($0) } : nil
    // Of the values that are kept: an export with fractions and one without give the same drinks.
    let content = "\(Int64(seconds))\n\(had.amount.value)\n\(had.name)"
    let noted = fields.offset.flatMap { Int(exactly: $0) }
    let offset = noted ?? when.offset
    // A noted 0 without a zone is an export of what nobody knows the clock of; a zone alone tells no
    // offset, so the importer's clock it is.
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

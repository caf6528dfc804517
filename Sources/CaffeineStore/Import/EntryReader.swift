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
    let ownID = keepsIDs ? fields.id.flatMap { IntakeID($0) } : nil
    do throws(ImportProblem.Reason) {
      imported.add(
        try intake(of: fields, ownID), from: .entry(number), through: latest,
        hasOwnID: ownID != nil)
    } catch {
      imported.problems.append(error, in: .entry(number))
    }
  }

  /// Counts an entry that could not be parsed.
  mutating func skip(because reason: ImportProblem.Reason) {
    number += 1
    imported.problems.append(reason, in: .entry(number))
  }

  private mutating func named(_ fields: EntryFields) throws(ImportProblem.Reason) -> NamedIntake {
    if let amount = try fields.amount {
      return NamedIntake(
        drink: drink(of: fields), name: fields.name ?? Self.unnamed, amount: amount,
        volume: fields.volume)
    }
    guard let spoken = fields.spoken else { throw .noAmount }
    guard let found = found(spoken) else { throw .unknownDrink(spoken) }
    return found
  }

  /// The id in the catalogue; other programs' files have a name in its place.
  private mutating func drink(of fields: EntryFields) -> String? {
    guard let drink = fields.drink, !keepsIDs, !Intake.nights.contains(drink) else {
      return fields.drink
    }
    return found(drink)?.drink
  }

  private mutating func found(_ name: String) -> NamedIntake? {
    let found = known[name] ?? rules.named(name)
    known[name] = found
    return found
  }

  private mutating func intake(
    of fields: EntryFields, _ ownID: IntakeID?
  ) throws(ImportProblem.Reason) -> Intake {
    guard let when = instant(of: fields) else { throw .noDate }
    let had = try named(fields)
    // Rounds down to whole seconds: rounded up, a drink of this moment would lie in the future.
    let start = Date(timeIntervalSince1970: when.date.timeIntervalSince1970.rounded(.down))
    let seconds = start.timeIntervalSince1970
    guard IntakeLimits.seconds.contains(seconds) else { throw .notKept(.start(start)) }
    let secondsFromGMT = instants.clock.secondsFromGMT(at: start)
    let noted = fields.offset
    let offset = noted ?? when.offset
    // An explicit 0 without a zone means an unknown clock; a zone alone implies no offset, so the
    // importer's clock applies.
    let zone = noted == nil ? instants.zone(ofOffset: offset) : nil
    return Intake(
      id: ownID
        ?? id(of: fields, had, start, local: when.isLocal ? start + Double(secondsFromGMT) : nil),
      drink: had.drink, name: had.name, amount: had.amount, isGiven: fields.isGiven,
      volume: had.volume, start: start,
      duration: try fields.seconds,
      timeZoneIdentifier: offset == nil ? zone : fields.zone ?? zone,
      secondsFromGMT: offset ?? secondsFromGMT, note: fields.note)
  }

  /// An id of what the entry says: a time without a zone, and a name without an amount, stay the
  /// same drink in another zone and after a change of the catalogue.
  ///
  /// Values rather than texts: exports with and without fractions of seconds give the same drinks.
  private mutating func id(
    of fields: EntryFields, _ had: NamedIntake, _ start: Date, local: Date?
  ) -> IntakeID {
    let amount = "\(had.amount.value)\n\(had.name)"
    let time = "\(Int64((local ?? start).timeIntervalSince1970))\(local == nil ? "" : " local")"
    let content = "\(time)\n\(fields.has(.milligrams) ? amount : fields.spoken ?? amount)"
    return identifiers.next(for: content, start: local ?? start)
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

import CaffeineDomain
import CaffeineStore
import CivilTime

/// The journal as a command reads and changes it: its errors become failures, its damage is told.
@MainActor
final class JournalAccess {
  /// Whether some of what was read is damaged, so that what it adds up to may be more.
  private(set) var isIncomplete = false
  private var damagesTold = 0
  private let surroundings: Surroundings
  private let preferencesReader: PreferencesReader
  private let printer: Printer
  private let clock: WallClock
  private let now: Date

  init(
    _ surroundings: Surroundings, preferencesReader: PreferencesReader, printer: Printer,
    clock: WallClock, now: Date
  ) {
    self.surroundings = surroundings
    self.preferencesReader = preferencesReader
    self.printer = printer
    self.clock = clock
    self.now = now
  }

  /// What was recorded of drinks since a moment, damage told on standard error.
  func intakes(since start: Date) throws(Failure) -> [Intake] {
    let journal = try surroundings.journal()
    return tell(try stored { () throws(StoreError) in try journal.intakes(since: start) })
  }

  /// Hands over what was recorded of drinks since a moment, in no particular order.
  func forEachIntake(since start: Date, _ body: (Intake) -> Void) throws(Failure) {
    let journal = try surroundings.journal()
    tell(
      try stored { () throws(StoreError) in try journal.forEachIntake(since: start, body) })
  }

  /// Every drink ever recorded, damage told on standard error.
  func allIntakes() throws(Failure) -> [Intake] {
    let journal = try surroundings.journal()
    return tell(try stored { () throws(StoreError) in try journal.allIntakes() })
  }

  /// The drinks that still matter, and those of today.
  func recentIntakes() throws(Failure) -> [Intake] {
    tell(try recentReading(for: try preferencesReader.preferences().profile))
  }

  /// The drinks that still matter to a person, those of today, and what was damaged.
  func recentReading(for profile: Profile) throws(Failure) -> IntakeReading {
    let horizon = now.addingTimeInterval(-profile.kinetics.horizon())
    let start = min(horizon, profile.dayStart.last(through: now, on: clock))
    let journal = try surroundings.journal()
    return try stored { () throws(StoreError) in try journal.intakes(since: start) }
  }

  /// The entry that a text names: its id, the start of it, `last` or `last~1`.
  func intake(named text: String) throws(Failure) -> Intake {
    guard let reference = EntryReference(text) else {
      throw .value(
        text, of: "ID", forms: "an id from 'caffeine list', the start of one, last or last~1")
    }
    let recent = try recentIntakes()
    if case .last = reference {
      if let last = reference.candidates(in: recent, now: now).first { return last }
    } else if let exact = recent.last(where: { $0.id.description == text }) {
      return exact
    }
    let candidates = reference.candidates(in: try allIntakes(), now: now)
    guard let first = candidates.first else { throw missing(text, reference) }
    guard candidates.count == 1 else {
      throw Failure(
        .wrongUse, "\(candidates.count) ids begin with '\(text)'.",
        advice: "Write more of one, such as "
          + candidates.suffix(3).map { "\($0.id) (\($0.name))" }.joined(separator: ", ") + ".")
    }
    return first
  }

  private func missing(_ text: String, _ reference: EntryReference) -> Failure {
    switch reference {
    case .last(before: 0): Failure(.noInput, "Nothing has been logged yet.")
    case .last(let count): Failure(.noInput, "There is no entry \(count) before the last.")
    case .prefix:
      Failure(.noInput, "No drink has the id '\(text)'.", advice: "'caffeine list' shows the ids.")
    }
  }

  /// The most recent entry of a name, in any case of its letters.
  ///
  /// Reads the whole journal only when there is none among the recent ones.
  func lastIntake(of name: String) throws(Failure) -> Intake? {
    let name = name.lowercased()
    let matches: (Intake) -> Bool = { Order(of: $0).name.lowercased() == name }
    if let recent = try recentIntakes().last(where: matches) { return recent }
    return try allIntakes().last(where: matches)
  }

  /// The ids of all entries, sorted.
  func sortedIDs() throws(Failure) -> [IntakeID] {
    var ids: [IntakeID] = []
    try forEachIntake(since: .distantPast) { ids.append($0.id) }
    return ids.sorted()
  }

  /// Changes the journal, then starts the command of the setting `on-change`.
  ///
  /// What telling of it needs is read first: a command that saves and then fails on a setting would
  /// be repeated, and the drink be there twice.
  func change<Value>(
    _ body: (Journal) throws(StoreError) -> Value
  ) throws(Failure) -> Value {
    let command = try preferencesReader.preferences().onChange
    _ = try preferencesReader.localeIdentifier()
    let journal = try surroundings.journal()
    let value = try stored { () throws(StoreError) in try body(journal) }
    if let command { surroundings.runInBackground(command) }
    return value
  }

  /// Tells the damage on standard error, and gives the drinks.
  func tell(_ reading: IntakeReading) -> [Intake] {
    tell(reading.damage)
    return reading.intakes
  }

  /// Tells the damage on standard error.
  private func tell(_ damage: DamageReport) {
    let count = damage.count
    isIncomplete = isIncomplete || count > 0
    if count > damagesTold {
      damagesTold = count
      printer.warn(
        "\(count) damaged \(count == 1 ? "line" : "lines") in the journal;"
          + " 'caffeine doctor' shows \(count == 1 ? "it" : "them").")
    }
  }
}

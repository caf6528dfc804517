import CaffeineDomain
import CaffeineStore
import CivilTime
import CommandArguments
import WidgetHosting

/// A command's access to the journal: turns errors into failures, reports damage, and tells of changes.
@MainActor
final class JournalAccess {
  /// Whether damage was found, so that totals are lower bounds.
  private(set) var isIncomplete = false
  private var damagesTold = 0
  private let surroundings: Surroundings
  private let preferencesReader: PreferencesReader
  private let printer: Printer
  private let outcome: Outcome
  private let clock: WallClock
  private let now: Date
  /// The entries that ``lastIntake(of:)`` found: a line asks for a name several times.
  private var named: [String: Intake?] = [:]

  init(
    _ surroundings: Surroundings, preferencesReader: PreferencesReader, printer: Printer,
    outcome: Outcome, clock: WallClock, now: Date
  ) {
    self.surroundings = surroundings
    self.preferencesReader = preferencesReader
    self.printer = printer
    self.outcome = outcome
    self.clock = clock
    self.now = now
  }

  /// The drinks since a moment; reports damage on standard error.
  func reading(since start: Date) throws(Failure) -> IntakeReading {
    let reading = try read { journal throws(StoreError) in try journal.intakes(since: start) }
    tell(reading.damage)
    return reading
  }

  /// The drinks since a moment, or all, read on demand; reports damage on standard
  /// error.
  func listing(since start: Date? = nil) throws(Failure) -> JournalEntries {
    let listing = try read { journal throws(StoreError) in try journal.entries(since: start) }
    tell(listing.damage)
    return listing
  }

  /// Limits the listing to a range of moments or days, or to one day.
  func listing(
    from first: When?, to last: When?, in calendar: DrinkCalendar
  ) throws(Failure) -> JournalEntries {
    let days = (first?.wholeDay.map(calendar.beginnings), last?.wholeDay.map { $0.adding(days: 1) })
    var listing = try listing(since: days.0?.lowerBound ?? first?.start(on: calendar.clock))
    return try stored { () throws(StoreError) in
      if let first = first?.wholeDay, let beginnings = days.0 {
        try listing.filter(startingIn: beginnings) { calendar.day(of: $0) >= first }
      }
      if let next = days.1 {
        let beginnings = calendar.beginnings(of: next)
        listing.end(before: beginnings.upperBound)
        try listing.filter(startingIn: beginnings) { calendar.day(of: $0) < next }
      } else if let last {
        listing.end(before: last.start(on: calendar.clock))
      }
      return listing
    }
  }

  func next(of listing: inout JournalEntries) throws(Failure) -> Intake? {
    try stored { () throws(StoreError) in try listing.next() }
  }

  /// The drinks that still matter, including today's.
  func recentIntakes() throws(Failure) -> [Intake] {
    let reading = try recentReading(for: try preferencesReader.preferences().profile)
    tell(reading.damage)
    return reading.intakes
  }

  /// The drinks that still matter to a person, including today's and those of some earlier days,
  /// with the damage; after a break also the last drink, however old.
  func recentReading(for profile: Profile, pastDays: Int = 0) throws(Failure) -> IntakeReading {
    let horizon = now.addingTimeInterval(-profile.horizon)
    let calendar = DrinkCalendar(of: profile, on: clock)
    let first = calendar.day(at: now).adding(days: -pastDays)
    let start = min(horizon, calendar.beginnings(of: first).lowerBound)
    var reading = try read { journal throws(StoreError) in try journal.intakes(since: start) }
    if !reading.intakes.contains(where: { $0.start <= now }), let last = try lastIntake(by: now) {
      reading.intakes.insert(last, at: 0)
    }
    return reading
  }

  /// The last drink that had started by a moment, read further and further back: after a break of
  /// weeks a bar asks for it every few seconds, and the end of a long journal takes a hundredth.
  func lastIntake(by end: Date) throws(Failure) -> Intake? {
    var days = 40.0
    while true {
      let start = end.addingTimeInterval(-days * 86_400)
      let reading = try read { journal throws(StoreError) in try journal.intakes(since: start) }
      if let last = reading.intakes.last(where: { $0.start <= end }) { return last }
      if start < Date(timeIntervalSince1970: 0) { return nil }
      days *= 8
    }
  }

  /// Finds the entry of a reference: an id or its prefix, `last`, `last~1` or `@3`.
  func entry(named text: String) throws(Failure) -> Intake {
    guard let reference = EntryReference(text) else {
      throw .value(
        text, of: "ID", forms: "an id from 'caffeine list', the start of one, last, last~1 or @3")
    }
    let recent = try recentIntakes()
    if let exact = recent.last(where: { $0.id.description == text }) { return exact }
    let candidates: [Intake]
    switch reference {
    case .logged(let count):
      let logged = try read { journal throws(StoreError) in
        try journal.logged(before: count, at: now)
      }
      candidates = [logged].compactMap(\.self)
    case .begun(let count): candidates = try begun(before: count)
    case .prefix(let text): candidates = try entries(beginningWith: text)
    }
    guard let first = candidates.first else { throw try missing(text, reference) }
    guard candidates.count == 1 else {
      throw Failure(
        .wrongUse, "\(candidates.count) ids begin with '\(text)'.",
        advice: "Write more of one, such as "
          + candidates.suffix(3).map { "\($0.id) (\($0.name))" }.joined(separator: ", ") + ".")
    }
    return first
  }

  /// The drink that began `count` places before the last.
  private func begun(before count: Int) throws(Failure) -> [Intake] {
    var past = try last(count + 1)
    guard past.count > count else { return [] }
    return [try next(of: &past)].compactMap(\.self)
  }

  /// The last drinks that have begun, at most `count`, read further and further back.
  func last(_ count: Int) throws(Failure) -> JournalEntries {
    for days in [40.0, 400] {
      var entries = try listing(since: now.addingTimeInterval(-days * 86_400))
      entries.end(before: Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down) + 1))
      guard entries.count >= count else { continue }
      entries.keepLast(count)
      return entries
    }
    var entries = try listing()
    // Entries start on whole seconds.
    entries.end(before: Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down) + 1))
    entries.keepLast(count)
    return entries
  }

  /// The entries whose id begins with a text, without holding the others.
  private func entries(beginningWith text: String) throws(Failure) -> [Intake] {
    let folded = text.lowercased()
    var listing = try listing()
    var entries: [Intake] = []
    while let entry = try next(of: &listing) {
      if entry.id.description.lowercased().hasPrefix(folded) { entries.append(entry) }
    }
    // A whole id wins over the start of others, and the same case over another.
    let same = entries.filter { $0.id.description.hasPrefix(text) }
    return same.last { $0.id.description == text }.map { [$0] } ?? (same.isEmpty ? entries : same)
  }

  private func missing(_ text: String, _ reference: EntryReference) throws(Failure) -> Failure {
    switch reference {
    case .prefix:
      return Failure(
        .noInput, "No drink has the id '\(text)'.", advice: "'caffeine list' shows the ids.")
    case .logged, .begun:
      guard try listing().count > 0 else {
        return Failure(.noInput, "Nothing has been logged yet.")
      }
      return Failure(.noInput, "There is no drink '\(text)'.", advice: "'caffeine list' shows all.")
    }
  }

  /// The most recent entry with a name, ignoring case, of the last weeks, or where there is none
  /// `inAll`.
  func lastIntake(of name: String, inAll: Bool = true) throws(Failure) -> Intake? {
    let name = name.lowercased()
    if let known = named[name] { return known }
    let matches: (Intake) -> Bool = { Order(of: $0).name.lowercased() == name }
    let weeks = try reading(since: now.addingTimeInterval(-40 * 86_400)).intakes
    var found = weeks.last(where: matches)
    if found == nil, inAll {
      var listing = try listing()
      while let old = try next(of: &listing) { found = matches(old) ? old : found }
    }
    if found != nil || inAll { named[name] = .some(found) }
    return found
  }

  /// The only device that can change a drink; `nil` if this one can.
  func onlyDevice(thatChanges intake: Intake) throws(Failure) -> String? {
    try read { journal throws(StoreError) in try journal.onlyDevice(thatChanges: intake, at: now) }
  }

  /// Changes the journal, then runs the `on-change` command.
  /// - Parameter ids: What changed, for that command; none after an import.
  func change<Value>(
    _ change: Outcome.Change, of ids: (Value) -> [IntakeID] = { _ in [] },
    _ body: (Journal) throws(StoreError) -> Value
  ) throws(Failure) -> Value {
    let journal = try surroundings.journal()
    named = [:]
    let value = try outcome.save(change) { () throws(StoreError) in try body(journal) }
    try runHook(after: "journal", ids(value).map(\.description))
    return value
  }

  /// Changes a setting or own drink, then runs the `on-change` command.
  func change(
    _ file: SharedSettings, _ key: String, to value: String?, as change: Outcome.Change
  ) throws(Failure) {
    try outcome.save(change) { () throws(StoreError) in try file.set(key, to: value, at: now) }
    preferencesReader.forget()
    try runHook(after: file.name, [key])
  }

  /// Lets a person edit the settings file (see `SharedSettings.edit`), then runs the `on-change`
  /// command.
  func edit(
    _ file: SharedSettings, from template: String, _ body: (_ path: String) -> Bool
  ) throws(Failure) -> [String]? {
    let changed = try stored { () throws(StoreError) in
      try file.edit(from: template, at: now, body)
    }
    guard let changed else { return nil }
    try outcome.save(.repeatable) { () throws(StoreError) in }
    preferencesReader.forget()
    if !changed.isEmpty { try runHook(after: file.name, changed) }
    return changed
  }

  /// Starts the command of the setting `on-change` in the settings' folder after a change that a bar
  /// may show, unless this process runs inside of it or others can have set it.
  ///
  /// - Parameters:
  ///   - file: `journal`, or the name of the suite.
  ///   - names: The ids or keys.
  private func runHook(after file: String, _ names: [String]) throws(Failure) {
    let preferences = preferencesReader.settings.preferences
    guard let command = preferences.onChange, !command.isEmpty,
      surroundings.console.text(of: Processes.onChangeVariable) == nil
    else { return }
    guard preferences.arePrivate else {
      return printer.warn(
        "on-change was not run, since other users can write the settings file. It has to be yours, and"
          + " writable by you alone; 'caffeine where' shows its folder.")
    }
    let variables = [
      Processes.onChangeVariable: file, "CAFFEINE_CHANGED": names.joined(separator: " "),
    ]
    surroundings.processes.runInBackground(
      Processes.BackgroundCommand(
        line: command, folder: try surroundings.container().configuration, variables: variables))
  }

  /// Reads the journal; an error is a failure.
  private func read<Value>(
    _ body: (Journal) throws(StoreError) -> Value
  ) throws(Failure) -> Value {
    let journal = try surroundings.journal()
    return try stored { () throws(StoreError) in try body(journal) }
  }

  /// Reports damage on standard error, once per run.
  private func tell(_ damage: DamageReport) {
    let count = damage.count
    isIncomplete = isIncomplete || count > 0
    if count > damagesTold {
      damagesTold = count
      printer.warn(
        count == 1
          ? "1 damaged place in the journal; 'caffeine doctor' shows it."
          : "\(count) damaged places in the journal; 'caffeine doctor' shows them.")
    }
  }
}

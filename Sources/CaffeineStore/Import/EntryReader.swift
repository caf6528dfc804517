import CaffeineDomain
import CivilTime

/// The rules for reading a file.
struct ImportRules {
  /// The years of drinks in files that are not ours; others show that a date is read wrongly.
  static let years = 1990...2100

  /// For times without an offset.
  let clock: WallClock
  /// The clock of a zone; `nil` for an unknown one.
  let zone: (String) -> WallClock?
  /// Later starts are not imported.
  let latest: Date
  let layout: ImportLayout
  /// For names without an amount.
  let drinks: DrinkCatalogue
  /// Called with the number of drinks after every thousand.
  let progress: (Int) -> Void
}

/// Turns the rows of a table into drinks, and counts those that give none.
struct EntryReader {
  /// The name of an entry without one.
  static let unnamed = "Caffeine"

  private(set) var entries: [Intake] = []
  /// Of the entries' ids whether they are ours; others may be known by their content as well.
  private(set) var hasOwnID: [IntakeID: Bool] = [:]
  private(set) var skips: [ImportSkip] = []
  private let table: ImportTable
  /// Whether a number may have a comma for its point, as beside semicolons.
  private let hasDecimalCommas: Bool
  private let rules: ImportRules
  /// Earlier lookups: a file has few distinct names.
  private var known: [String: DrinkMatch?] = [:]
  /// The ids of drinks by id and name, for names beside an amount.
  private lazy var ids: [String: String] = rules.drinks.drinks.reduce(into: [:]) { ids, drink in
    for name in [drink.id, drink.name] + drink.aliases where ids[name.lowercased()] == nil {
      ids[name.lowercased()] = drink.id
    }
  }
  /// Of the rows without an id of ours.
  var identifiers = ContentIDs()
  private var largest: Milligrams?

  /// Reads the rows of a table, or lines that are drinks already.
  init(
    _ rules: ImportRules, _ table: ImportTable = ImportTable(headers: [], isOwn: true),
    hasDecimalCommas: Bool = false
  ) {
    (self.rules, self.table, self.hasDecimalCommas) = (rules, table, hasDecimalCommas)
  }

  /// The headers of the columns that are not taken.
  var untakenColumns: [String] { table.untaken }

  /// Reads a row: header and cell of each of its columns; a cell is `nil` if it is none.
  mutating func read(row: some Sequence<(String, String?)>) {
    var cells: [ImportColumn: String] = [:]
    for (header, cell) in row {
      guard let column = table.columns[header] else { continue }
      // A member that is nested or doubled.
      guard let cell, cells[column] == nil else { return skip(header) }
      cells[column] = cell
    }
    read(cells.filter { !$0.value.isBlank })
  }

  /// Reads the cells of a row by column, without the blank ones.
  mutating func read(_ cells: [ImportColumn: String], shownAs name: String? = nil) {
    let id = table.isOwn ? cells[.id].flatMap { IntakeID($0) } : nil
    take(hasOwnID: id != nil) { reader throws(ImportSkip) in
      var intake = try reader.intake(of: cells, id)
      if let name { intake.name = name }
      return intake
    }
  }

  /// Passes over a row that has no cells to read.
  mutating func skip(_ value: String, _ reason: ImportSkip.Reason = .unreadable) {
    take { _ throws(ImportSkip) in throw ImportSkip(reason, value) }
  }

  /// Takes what a row gives unless a journal cannot keep it, and counts the others by reason.
  ///
  /// One with an id that the content of an earlier one gave is that one again.
  mutating func take(
    hasOwnID: Bool = false, _ row: (inout EntryReader) throws(ImportSkip) -> Intake
  ) {
    do throws(ImportSkip) {
      let intake = try row(&self)
      // Our older exports have rated nights among the drinks, which nobody shows any more.
      if intake.isRatedNight || !hasOwnID && self.hasOwnID[intake.id] != nil { return }
      if let objection = intake.objection { throw ImportSkip(.notKept, intake.name, objection) }
      guard intake.start <= rules.latest else {
        throw ImportSkip(.plannedTooFarAhead, intake.start.iso8601)
      }
      guard self.hasOwnID[intake.id] == nil else {
        throw ImportSkip(.repeatedID, intake.id.description)
      }
      self.hasOwnID[intake.id] = hasOwnID
      entries.append(intake)
      if entries.count.isMultiple(of: 1000) { rules.progress(entries.count) }
    } catch {
      if let index = skips.firstIndex(where: { $0.reason == error.reason }) {
        skips[index].count += 1
      } else {
        skips.append(error)
      }
    }
  }

  /// All results; throws `StoreError.unfitTable` if the amounts can only be grams.
  func finished() throws(StoreError) -> EntryReader {
    guard let largest, largest > 0, largest < 1, rules.layout.unit == nil, !table.isOwn else {
      return self
    }
    throw .unfitTable(
      UnfitTable(fault: .belowOneMilligram, headers: table.headers, columns: table.columns))
  }

  private mutating func intake(
    of cells: [ImportColumn: String], _ ownID: IntakeID?
  ) throws(ImportSkip) -> Intake {
    var drink = cells[.drink]
    let written = cells[.name] ?? drink
    var name = written ?? Self.unnamed
    if let mark = cells[.deleted], !["false", "no", "0"].contains(mark.lowercased()) {
      throw ImportSkip(.deleted, name)
    }

    // When: the text's own offset, else that of its row, else the row's zone, else the importer's.
    let noted = try number(.off, in: cells).map { Int(max(-1e6, min($0, 1e6))) }
    if let noted, !table.isOwn, noted % 900 != 0 || abs(noted) > 14 * 3600 {
      throw ImportSkip(.unknownZone, cells[.off] ?? "")
    }
    var clock = rules.clock
    if let zone = cells[.tz], noted == nil || !table.isOwn {
      guard let found = rules.zone(zone) else { throw ImportSkip(.unknownZone, zone) }
      clock = found
    }
    let (time, offset, text) = try moment(of: cells)
    let date = (offset ?? noted).map { Date(wholeSecondsSince1970: time.secondsSince1970 - $0) }
    let start = date ?? clock.date(of: time)
    if date == nil, clock.dateTime(at: start) != time { throw ImportSkip(.skippedByClock, text) }
    if let noted, let zone = cells[.tz], !table.isOwn, clock.secondsFromGMT(at: start) != noted {
      throw ImportSkip(.unknownZone, "\(zone) \(noted)")
    }
    guard IntakeLimits.seconds.contains(start.timeIntervalSince1970) else {
      throw ImportSkip(.notKept, text, .start(start))
    }
    // `Z` tells no place (RFC 9557, section 2): there the importer's clock shows the time.
    let told = text.utf8.last.map { (0x30...0x39).contains($0) } ?? false ? offset : nil
    let secondsFromGMT = noted ?? told ?? clock.secondsFromGMT(at: start)
    // An offset in a column of its own is our 0 for an unknown clock, one in a text is UTC.
    let zone = noted != nil ? nil : told == nil ? clock.identifier : told == 0 ? "UTC" : nil

    // How much of what: as the file says, or as the catalogue does where it has no amounts.
    var volume = try number(.milliliters, in: cells, from: .leastNonzeroMagnitude)
      .flatMap { Milliliters($0) }
    let amount: Milligrams
    let content: String
    if table.has(.milligrams) {
      guard let text = cells[.milligrams] else { throw ImportSkip(.noAmount, name) }
      let factor: Double = rules.layout.unit == .grams ? 1000 : 1
      guard let given = number(text).flatMap({ Milligrams($0 * factor) }) else {
        throw ImportSkip(.noNumber, text)
      }
      (amount, content) = (given, "\(given.value)\n\(name)")
      largest = max(largest ?? given, given)
      // Ours has the id; other programs' files have a name in its place.
      if !table.isOwn { drink = drink.flatMap { ids[$0.lowercased()] } }
    } else {
      guard let written else { throw ImportSkip(.noAmount, "") }
      let count = try number(.count, in: cells, from: .leastNonzeroMagnitude)
      let milliliters = volume.map { ($0.value * 100).rounded() / 100 }
      func line(_ name: String, count: String?, _ text: (Double) -> String) -> String {
        [count, name, milliliters.map { text($0) + "ml" }].compactMap(\.self)
          .joined(separator: " ")
      }
      // Half of one in a word: 0.5 before a name may be litres.
      let cups = count.map { $0 == 0.5 ? "half" : $0.shortestText }
      guard let match = found(line(drink ?? written, count: cups, \.shortestText)) else {
        throw ImportSkip(.unknownDrink, drink ?? written)
      }
      // The file's name, unless it holds the count.
      if count == nil, match.count != 1 { name = match.drink.name }
      if match.count != 1 { name = "\(match.count.shortestText) × \(name)" }
      amount = match.amount * match.count
      content = line(written, count: count?.description, \.description)
      volume = match.volume.flatMap { Milliliters($0.value * match.count) }
      drink = match.drink.id
    }

    // An id of what the row says: a time without a zone, and a name without an amount, stay the same
    // drink in another zone and after a change of the catalogue. Values rather than texts: exports
    // with and without fractions of seconds give the same drinks.
    let shown = offset == nil ? start + Double(clock.secondsFromGMT(at: start)) : start
    let seconds = "\(Int64(shown.timeIntervalSince1970))\(offset == nil ? " local" : "")"
    let identity = "\(seconds)\n\(content)"
    return try Intake(
      id: ownID ?? identifiers.next(for: identity, start: shown),
      drink: drink, name: name, amount: amount, isGiven: cells[.given]?.lowercased() == "true",
      volume: volume, start: start, duration: number(.over, in: cells, from: 0) ?? 0,
      timeZoneIdentifier: cells[.tz] ?? zone, secondsFromGMT: secondsFromGMT, note: cells[.note])
  }

  private mutating func found(_ name: String) -> DrinkMatch? {
    if known[name] == nil { known[name] = .some(try? rules.drinks.find(name)) }
    return known[name] ?? nil
  }

  /// A number without a unit, no smaller than the least; `nil` for an empty cell.
  private func number(
    _ column: ImportColumn, in cells: [ImportColumn: String], from least: Double = -.infinity
  ) throws(ImportSkip) -> Double? {
    guard let text = cells[column] else { return nil }
    guard let number = number(text), number >= least else {
      throw ImportSkip(.noNumber, text)
    }
    return number
  }

  private func number(_ text: String) -> Double? {
    var digits = Array(text.trimmed.utf8)
    if hasDecimalCommas {
      // `1.234` may be a thousand there.
      if digits.dropLast(3).last == UInt8(ascii: ".") { return nil }
      if let comma = digits.firstIndex(of: UInt8(ascii: ",")) { digits[comma] = UInt8(ascii: ".") }
    }
    guard digits.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }) else { return nil }
    return Double(String(decoding: digits, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The time that a clock showed, the offset in s that its text has, and the text.
  private func moment(
    of cells: [ImportColumn: String]
  ) throws(ImportSkip) -> (time: CivilDateTime, offset: Int?, text: String) {
    let parts = cells[.at].map { [$0] } ?? [cells[.date], cells[.time]].compactMap(\.self)
    let text = parts.map(\.trimmed).joined(separator: " ")
    if let format = rules.layout.dateFormat {
      if let reading = format.reading(of: text) { return (reading.time, reading.offset, text) }
    } else if let reading = ISO8601(text), let time = reading.time,
      table.isOwn || ImportRules.years.contains(reading.date.year)
    {
      return (time, reading.offset, text)
    }
    throw ImportSkip(.noTime, text)
  }
}

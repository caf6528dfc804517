public import CaffeineDomain

/// The drinks of a journal by start, each read from its file on demand: the one reader of all
/// journals, from the few lines of a day to a million.
///
///     var entries = try journal.entries(since: midnight)
///     while let intake = try entries.next() { print(intake.start) }
///
/// Uses 60 bytes per record.
public struct JournalEntries {
  /// The damage found on the way.
  ///
  /// The remaining drinks are correct, but some may be missing.
  public let damage: DamageReport

  private let cut: Int64?
  private let replay: Replay
  private let offsets: [Int]
  /// The drinks of the first records that were read.
  private let kept: [Intake?]
  private var numbers: ArraySlice<UInt32>
  private let journal: Journal
  private let files = OpenFiles()

  /// The files that were read last, which all copies share: each has a window that moves.
  private final class OpenFiles { var byName: [String: LogFile] = [:] }

  /// The most open files: a process may have 1,024, a journal more.
  private static let mostOpen = 64

  init(of journal: Journal, since cut: Int64?) throws(StoreError) {
    var (replay, offsets, kept) = (Replay(), [Int](), [Intake?]())
    damage = try journal.read(since: cut, into: &replay) { record, offset in
      if offsets.count < journal.mostKept { kept.append(record.state) }
      offsets.append(offset)
    }
    numbers = replay.drinks(since: cut)[...]
    self.cut = cut
    (self.replay, self.offsets, self.kept) = (replay, offsets, kept)
    self.journal = journal
  }

  /// The number of drinks still to come.
  public var count: Int { numbers.count }

  /// Sorted ids to tell ids of these drinks apart by their first characters: those of all drinks
  /// that were read, and one of the moment from which on the ends of the files tell of all.
  package var neighbours: [IntakeID] {
    var zeros = Zeros()
    let oldest = cut.map {
      IntakeID.generate(at: Date(timeIntervalSince1970: Double($0)), using: &zeros)
    }
    return (replay.drinks().map { replay[$0].id } + [oldest].compactMap(\.self)).sorted()
  }

  /// The next drink; `nil` after the last.
  ///
  /// Throws `StoreError.changedWhileRead` if a file has changed meanwhile.
  public mutating func next() throws(StoreError) -> Intake? {
    guard let number = numbers.popFirst() else { return nil }
    return try intake(number)
  }

  /// Drops drinks that start at or after `end`; O(n).
  public mutating func end(before end: Date) {
    let seconds = Journal.seconds(end)
    numbers = numbers.prefix { replay[$0].start < seconds }
  }

  /// Drops unwanted drinks within `range`; O(n), and reads only drinks in the range.
  package mutating func filter(
    startingIn range: Range<Date>, _ isWanted: (Intake) -> Bool
  ) throws(StoreError) {
    let seconds = Journal.seconds(range.lowerBound)..<Journal.seconds(range.upperBound)
    var wanted: [UInt32] = []
    for number in numbers {
      if seconds.contains(replay[number].start), try !isWanted(intake(number)) { continue }
      wanted.append(number)
    }
    numbers = wanted[...]
  }

  /// Keeps only the last `count` drinks.
  public mutating func keepLast(_ count: Int) { numbers = numbers.suffix(count) }

  /// Keeps only the drink that was logged `count` places before the last, whenever it was had;
  /// false if the ends of the files do not tell which.
  ///
  /// By the time in its id and its stamp; without a time in its id by the stamp, which a later
  /// change renews.
  mutating func keepLogged(before count: Int) -> Bool {
    let earliest = Journal.earliest(since: cut)
    let order = replay.drinks().map { number -> (number: UInt32, time: Int64, stamp: Int64) in
      let (id, stamp) = (replay[number].id, replay[number].stamp.milliseconds)
      return (number, id.creation ?? stamp, stamp)
    }.filter { $0.stamp >= earliest }.sorted { ($0.time, $0.stamp) < ($1.time, $1.stamp) }
    let logged = order.dropLast(count).last
    numbers = (logged.map { [$0.number] } ?? [])[...]
    return cut == nil || logged.map { $0.time >= earliest } ?? false
  }

  /// Drinks that are there twice: with the same second, amount and drink in the files of two
  /// imports or devices, as after two imports of one file in two forms; the earlier id first.
  mutating func twins() throws(StoreError) -> [[IntakeID]] {
    var twins: [[IntakeID]] = []
    while let first = numbers.first {
      let second = numbers.prefix { replay[$0].start == replay[first].start }
      numbers = numbers.dropFirst(second.count)
      if second.count == 1 { continue }
      var alike: [String: [UInt32]] = [:]
      for number in second {
        let intake = try intake(number)
        let drink = intake.drink ?? intake.name.lowercased()
        alike["\(intake.amount.value) \(drink)", default: []].append(number)
      }
      twins += alike.values.filter { Set($0.map(replay.file)).count > 1 }
        .map { $0.map { replay[$0].id } }.sorted { $0[0] < $1[0] }
    }
    return twins
  }

  private func intake(_ number: UInt32) throws(StoreError) -> Intake {
    if Int(number) < kept.count, let intake = kept[Int(number)] { return intake }
    let (entry, name) = (replay[number], replay.file(of: number))
    do throws(SystemError) {
      if files.byName[name] == nil {
        // All instead of the oldest: drinks by start visit the devices in turn, so the oldest is as
        // likely next as any.
        if files.byName.count == Self.mostOpen { files.byName = [:] }
        files.byName[name] = try journal.logFile(name)
      }
      // Another program may have replaced the file, and a different line may be there now.
      if let record = try files.byName[name]?.record(at: offsets[Int(number)]),
        record.id == entry.id, record.stamp == entry.stamp, let intake = record.state
      {
        return intake
      }
    } catch {
      throw .reading(journal.path(of: name), error)
    }
    throw .changedWhileRead(path: journal.path(of: name))
  }
}

extension Journal {
  /// The drinks that start at or after `start`, or all of them, to be read one by one.
  ///
  /// With a start it costs O(records since 48 h before), read from the ends of the files; the
  /// result equals that of all for lines written by this program.
  public func entries(since start: Date? = nil) throws(StoreError) -> JournalEntries {
    try JournalEntries(of: self, since: start.map(Self.seconds))
  }

  /// The drink that was logged `count` places before the last; `nil` if there is none.
  package func logged(before count: Int, at now: Date) throws(StoreError) -> Intake? {
    for start in [now.addingTimeInterval(-40 * 86_400), nil] as [Date?] {
      var entries = try entries(since: start)
      if entries.keepLogged(before: count) { return try entries.next() }
    }
    return nil
  }

  /// The same drinks in memory, some 200 bytes each.
  public func intakes(since start: Date? = nil) throws(StoreError) -> IntakeReading {
    var entries = try entries(since: start)
    var reading = IntakeReading(intakes: [], damage: entries.damage)
    reading.intakes.reserveCapacity(entries.count)
    while let intake = try entries.next() { reading.intakes.append(intake) }
    return reading
  }
}

/// The first id of a millisecond.
private struct Zeros: RandomNumberGenerator {
  mutating func next() -> UInt64 { 0 }
}

/// Drinks of a journal, with the damage found.
public struct IntakeReading: Hashable, Sendable {
  /// The drinks ordered by start, and within one second in the order of logging.
  public var intakes: [Intake]
  /// The damage found on the way.
  ///
  /// The drinks are correct, but some may be missing.
  public var damage = DamageReport()
}

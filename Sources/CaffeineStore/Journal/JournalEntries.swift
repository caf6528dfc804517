public import CaffeineDomain

/// The drinks of a journal by start, each read from its file on demand: the one reader of all
/// journals, from the few lines of a day to a million.
///
///     var entries = try journal.entries(since: midnight)
///     while let intake = try entries.next() { print(intake.start) }
///
/// Uses 52 bytes per record.
public struct JournalEntries {
  /// The damage found on the way.
  ///
  /// The remaining drinks are correct, but some may be missing.
  public let damage: DamageReport

  /// The most records whose content is kept, so that a small journal is read once.
  private static let mostKept = 4_096

  private let replay: Replay
  private let offsets: [Int]
  /// The drinks of the first records that were read.
  private let kept: [Intake?]
  private var numbers: ArraySlice<UInt32>
  private let reader: RecordReader

  init(of journal: Journal, since cut: Int64?) throws(StoreError) {
    var (replay, offsets, kept) = (Replay(), [Int](), [Intake?]())
    damage = try journal.read(since: cut, into: &replay) { record, offset in
      if offsets.count < Self.mostKept { kept.append(record.state) }
      offsets.append(offset)
    }
    numbers = replay.drinks(since: cut)[...]
    (self.replay, self.offsets, self.kept) = (replay, offsets, kept)
    reader = RecordReader(of: journal)
  }

  /// The number of drinks still to come.
  public var count: Int { numbers.count }

  /// The ids of the drinks still to come, in order; reads no file.
  package var ids: [IntakeID] { numbers.map { replay[$0].id } }

  /// The ids of all records that count, removals too; reads no file.
  package var knownIDs: Set<IntakeID> { Set(replay.winners().map { replay[$0].id }) }

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

  /// Drinks that are there twice: with the same second, amount and drink in the files of two
  /// imports or devices, as after two imports of one file in two forms; the earlier id first.
  mutating func twins() throws(StoreError) -> [[IntakeID]] {
    var twins: [[IntakeID]] = []
    while let first = numbers.first {
      let second = numbers.prefix { replay[$0].start == replay[first].start }
      numbers = numbers.dropFirst(second.count)
      if second.count == 1 { continue }
      var alike: [IntakeContent: [UInt32]] = [:]
      for number in second { alike[IntakeContent(try intake(number)), default: []].append(number) }
      for group in alike.values where Set(group.map(replay.file)).count > 1 {
        twins.append(group.map { replay[$0].id })
      }
    }
    return twins
  }

  private func intake(_ number: UInt32) throws(StoreError) -> Intake {
    let entry = replay[number]
    if Int(number) < kept.count, let intake = kept[Int(number)] { return intake }
    let name = replay.file(of: number)
    guard let record = try reader.record(in: name, at: offsets[Int(number)]),
      // Another program may have replaced the file, and a different line may be there now.
      record.id == entry.id, record.stamp == entry.stamp, let intake = record.state
    else { throw .changedWhileRead(path: reader.path(of: name)) }
    return intake
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

  /// The same drinks in memory, some 200 bytes each.
  public func intakes(since start: Date? = nil) throws(StoreError) -> IntakeReading {
    var entries = try entries(since: start)
    var reading = IntakeReading(intakes: [], damage: entries.damage)
    reading.intakes.reserveCapacity(entries.count)
    while let intake = try entries.next() { reading.intakes.append(intake) }
    return reading
  }
}

/// Drinks of a journal, with the damage found.
public struct IntakeReading: Hashable, Sendable {
  /// The drinks ordered by start, and within one second in the order of logging.
  public var intakes: [Intake]
  /// The damage found on the way.
  ///
  /// The drinks are correct, but some may be missing.
  public var damage: DamageReport

  /// Creates a reading.
  public init(intakes: [Intake], damage: DamageReport = DamageReport()) {
    self.intakes = intakes
    self.damage = damage
  }
}

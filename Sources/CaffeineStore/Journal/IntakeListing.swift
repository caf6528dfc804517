public import CaffeineDomain

/// The entries of a journal by their start, each read from its file when it is its turn.
///
///     var listing = try journal.listing(since: .distantPast)
///     while let entry = try listing.next() { print(entry.start) }
///
/// Holds 44 bytes an entry.
public struct IntakeListing {
  /// What was damaged.
  ///
  /// The intakes are right all the same; some may be missing.
  public let damage: DamageReport

  private let replay: Replay
  private let offsets: [Int]
  private var numbers: ArraySlice<UInt32> = []
  private let reader: RecordReader

  init(of journal: Journal, since cut: Int64?) throws(StoreError) {
    var replay = Replay()
    var offsets: [Int] = []
    damage = try journal.read(since: cut, into: &replay) { _, offset in offsets.append(offset) }
    (self.replay, self.offsets) = (replay, offsets)
    reader = RecordReader(of: journal)
    numbers = try replay.winnersInOrder(since: cut) { number, other throws(StoreError) in
      try record(number).wins(over: record(other))
    }[...]
  }

  /// How many there still are.
  public var count: Int { numbers.count }

  /// The ids of those that there still are, in their order; reads nothing.
  package var ids: [IntakeID] { numbers.map { replay[$0].id } }

  /// The next entry, `nil` after the last.
  ///
  /// Throws `StoreError.changedWhileRead` when a file is not any more what it was.
  public mutating func next() throws(StoreError) -> JournalEntry? {
    guard let number = numbers.popFirst() else { return nil }
    return try record(number).state
  }

  /// Leaves out those that start at or after `end`; O(n).
  public mutating func end(before end: Date) {
    let seconds = Journal.seconds(end)
    numbers = numbers.prefix { replay[$0].start < seconds }
  }

  /// Leaves out the nights; O(n).
  public mutating func keepIntakes() {
    numbers = numbers.filter { replay[$0].effect == .stands }[...]
  }

  /// Of the entries that start in `range` leaves out those that are not wanted; O(n), and reads only
  /// these.
  package mutating func filter(
    startingIn range: Range<Date>, _ isWanted: (JournalEntry) -> Bool
  ) throws(StoreError) {
    let seconds = Journal.seconds(range.lowerBound)..<Journal.seconds(range.upperBound)
    var kept: [UInt32] = []
    for number in numbers {
      if seconds.contains(replay[number].start) {
        guard let state = try record(number).state, isWanted(state) else { continue }
      }
      kept.append(number)
    }
    numbers = kept[...]
  }

  /// Leaves out all but the last `count`.
  public mutating func keepLast(_ count: Int) { numbers = numbers.suffix(count) }

  private func record(_ number: UInt32) throws(StoreError) -> Record {
    let entry = replay[number]
    let name = replay.file(of: number)
    guard let record = try reader.record(in: name, at: offsets[Int(number)]),
      // Another program may have replaced the file since, and any line may stand at that place now.
      record.id == entry.id, record.stamp == entry.stamp
    else { throw .changedWhileRead(path: reader.path(of: name)) }
    return record
  }
}

extension Journal {
  /// The entries that start at or after `start`, all without it, to be read one after another.
  ///
  /// O(what `intakes(since:)` or `allIntakes()` take) before the first comes.
  public func listing(since start: Date? = nil) throws(StoreError) -> IntakeListing {
    try IntakeListing(of: self, since: start.map(Self.seconds))
  }
}

/// Drinks and rated nights of a journal, and what could not be read.
public struct IntakeReading: Hashable, Sendable {
  /// The drinks, by their start, those of one second as they were logged.
  public var intakes: [Intake]
  /// The nights that were rated, in the same order.
  public var nights: [RatedNight]
  /// What was damaged.
  ///
  /// What is above is right all the same; some may be missing.
  public var damage: DamageReport

  /// A reading of these parts.
  public init(intakes: [Intake], nights: [RatedNight] = [], damage: DamageReport = DamageReport()) {
    self.intakes = intakes
    self.nights = nights
    self.damage = damage
  }

  /// A reading of these entries.
  init(_ entries: [JournalEntry], damage: DamageReport) {
    self.init(
      intakes: entries.compactMap(\.intake), nights: entries.compactMap(\.night), damage: damage)
  }

  /// Both, by their start.
  package var entries: [JournalEntry] {
    (intakes.map(JournalEntry.intake) + nights.map(JournalEntry.night)).inOrder()
  }
}

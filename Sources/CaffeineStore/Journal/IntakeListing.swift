public import CaffeineDomain

/// The entries of a journal by start, each read from its file on demand.
///
///     var listing = try journal.listing(since: .distantPast)
///     while let entry = try listing.next() { print(entry.start) }
///
/// Uses 44 bytes per entry.
public struct IntakeListing {
  /// The damage found on the way.
  ///
  /// The remaining intakes are correct, but some may be missing.
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

  /// The number of entries still to come.
  public var count: Int { numbers.count }

  /// The ids of the entries still to come, in order; reads no file.
  package var ids: [IntakeID] { numbers.map { replay[$0].id } }

  /// The next entry; `nil` after the last.
  ///
  /// Throws `StoreError.changedWhileRead` if a file has changed meanwhile.
  public mutating func next() throws(StoreError) -> JournalEntry? {
    guard let number = numbers.popFirst() else { return nil }
    return try record(number).state
  }

  /// Drops entries that start at or after `end`; O(n).
  public mutating func end(before end: Date) {
    let seconds = Journal.seconds(end)
    numbers = numbers.prefix { replay[$0].start < seconds }
  }

  /// Drops the nights; O(n).
  public mutating func keepIntakes() {
    numbers = numbers.filter { replay[$0].effect == .stands }[...]
  }

  /// Keeps only the drink that was logged `count` places before the last, by the time in its id and
  /// its stamp; without a time in its id by the stamp, which a later change renews; O(n log n).
  package mutating func keepLogged(before count: Int) {
    let order = numbers.map { number in
      let (id, stamp) = (replay[number].id, replay[number].stamp.milliseconds)
      return (number, id.creation ?? stamp, stamp)
    }.sorted { ($0.1, $0.2) < ($1.1, $1.2) }
    numbers = order.dropLast(min(count, order.count)).suffix(1).map(\.0)[...]
  }

  /// Drops unwanted entries within `range`; O(n), and reads only entries in the range.
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

  /// Keeps only the last `count` entries.
  public mutating func keepLast(_ count: Int) { numbers = numbers.suffix(count) }

  private func record(_ number: UInt32) throws(StoreError) -> Record {
    let entry = replay[number]
    let name = replay.file(of: number)
    guard let record = try reader.record(in: name, at: offsets[Int(number)]),
      // Another program may have replaced the file, and a different line may be there now.
      record.id == entry.id, record.stamp == entry.stamp
    else { throw .changedWhileRead(path: reader.path(of: name)) }
    return record
  }
}

extension Journal {
  /// The entries that start at or after `start`, or all of them, to be read one by one.
  ///
  /// Before the first entry it costs as much as `intakes(since:)` or `allIntakes()`.
  public func listing(since start: Date? = nil) throws(StoreError) -> IntakeListing {
    try IntakeListing(of: self, since: start.map(Self.seconds))
  }
}

/// Drinks and rated nights of a journal, with the damage found.
public struct IntakeReading: Hashable, Sendable {
  /// The drinks ordered by start, and within one second in the order of logging.
  public var intakes: [Intake]
  /// The rated nights, in the same order.
  public var nights: [RatedNight]
  /// The damage found on the way.
  ///
  /// The drinks and nights are correct, but some may be missing.
  public var damage: DamageReport

  /// Creates a reading.
  public init(intakes: [Intake], nights: [RatedNight] = [], damage: DamageReport = DamageReport()) {
    self.intakes = intakes
    self.nights = nights
    self.damage = damage
  }

  init(_ entries: [JournalEntry], damage: DamageReport) {
    self.init(
      intakes: entries.compactMap(\.intake), nights: entries.compactMap(\.night), damage: damage)
  }

  /// Drinks and nights together, ordered by start.
  package var entries: [JournalEntry] {
    (intakes.map(JournalEntry.intake) + nights.map(JournalEntry.night)).inOrder()
  }
}

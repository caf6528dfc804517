import CaffeineDomain
import JSONValues

/// Records that are about to be appended to this device's file, as lines.
struct Draft {
  /// The lines so far.
  private(set) var writer = JSONWriter(capacity: 256)
  private(set) var firstID: IntakeID?

  let device: String
  private let wallClock: Int64
  private var last: Stamp

  /// A draft at the time `now`, to stand behind a line of the stamp `last`.
  init(device: String, after last: Stamp, at now: Date) {
    self.device = device
    self.last = last
    wallClock = Stamp.wallClock(now)
  }

  /// Adds the first line of a sealed file.
  mutating func begin(_ header: SealedHeader) { header.appendLine(to: &writer) }

  /// Adds a line.
  ///
  /// It gets a later stamp than all before it in the file and than `replaced`, the record it
  /// supersedes, whose device's clock may be ahead of ours.
  /// Throws `StoreError.clockAhead` for a record that is more than 24 h ahead: a clock that is out by
  /// years would be out on every device that follows it, for good. Throws
  /// `StoreError.plannedTooFarAhead` or `StoreError.invalid` for what no reader would find.
  mutating func append(
    _ change: Record.Change, replacing replaced: Stamp = .none
  ) throws(StoreError) {
    try check(replaced, of: change.id)
    try append(Record(change, stamp: try next(after: max(last, replaced)), device: device))
  }

  /// Adds an entry of an import, in the order of the starts.
  ///
  /// Any change by hand wins over it, also one that another device made before this import.
  mutating func append(imported entry: JournalEntry) throws(StoreError) {
    try append(Record(.add(entry), stamp: .imported(entry), device: device))
  }

  /// Adds what `record` says once more: under its own stamp, as the same line, where no later one
  /// stands in the file.
  mutating func append(again record: Record) throws(StoreError) {
    try check(record.stamp, of: record.id)
    var record = record
    if record.stamp < last { record.stamp = try next(after: last) }
    try append(record)
  }

  private func next(after stamp: Stamp) throws(StoreError) -> Stamp {
    guard let next = Stamp.next(wallClock: wallClock, after: stamp) else {
      throw .noLaterDate(device: device)
    }
    return next
  }

  private func check(_ replaced: Stamp, of id: IntakeID) throws(StoreError) {
    // What the own file has reached it may follow: that clock is wrong already.
    guard replaced.milliseconds <= max(last.milliseconds, wallClock + Stamp.largestLead) else {
      throw .clockAhead(id: id.description)
    }
  }

  private mutating func append(_ record: Record) throws(StoreError) {
    let id = record.id.description
    let stamp = record.stamp
    if let entry = record.state {
      if let reason = entry.line.objection { throw .invalid(id: id, reason: reason) }
      // By its stamp and not by the clock: it is stamps that readers stop at.
      guard Journal.seconds(entry.start) * 1000 <= stamp.milliseconds + Stamp.longestPlan else {
        throw .plannedTooFarAhead(id: id)
      }
    }
    record.appendLine(to: &writer)
    last = stamp
    firstID = firstID ?? record.id
  }
}

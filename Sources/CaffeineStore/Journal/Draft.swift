import CaffeineDomain
import CaffeineJSON

/// Records to append to this device's file, as lines.
struct Draft {
  /// The lines so far.
  private(set) var writer = JSONWriter(capacity: 256)
  private(set) var firstID: IntakeID?

  let device: String
  private let wallClock: Int64
  private var last: Stamp
  /// The stamp of the first line: all lines of a draft are one command.
  private var command: Stamp?
  private let offset: Int

  /// Follows a line with the stamp `last`, at `offset` in the file.
  init(device: String, after last: Stamp, offset: Int, at now: Date) {
    self.device = device
    self.last = last
    self.offset = offset
    wallClock = Stamp.wallClock(now)
  }

  /// Adds a line.
  ///
  /// Its stamp is later than all before it in the file, and than `replaced`, the superseded record,
  /// whose device may have a fast clock. Throws `StoreError.clockAhead` for a record more than 24 h
  /// ahead, since following a clock that is years off would spread the error to every device for
  /// good. Throws `StoreError.plannedTooFarAhead` or `StoreError.invalid` for a record that no
  /// reader would find.
  mutating func append(
    _ change: Record.Change, replacing replaced: Stamp = .none, takingBack takesBack: Stamp? = nil
  ) throws(StoreError) {
    try check(replaced, of: change.id)
    let stamp = try next(after: max(last, replaced))
    var record = Record(change, stamp: stamp, device: device)
    record.command = command ?? stamp
    record.takesBack = takesBack
    try append(record)
  }

  /// Adds `record` again: with its own stamp, so that what another device changed since still wins,
  /// unless the file has a later stamp; as a part of the same command, so that an undo takes both
  /// back.
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
    // The file's own stamps may be followed: that clock is wrong already.
    guard replaced.milliseconds <= max(last.milliseconds, wallClock + Stamp.largestLead) else {
      throw .clockAhead(id: id)
    }
  }

  private mutating func append(_ record: Record) throws(StoreError) {
    let stamp = record.stamp
    if let intake = record.state {
      if let reason = intake.objection { throw .invalid(id: record.id, reason: reason) }
      // By the stamp instead of the clock: readers stop at stamps.
      guard Journal.seconds(intake.start) * 1000 <= stamp.milliseconds + Stamp.longestPlan else {
        throw .plannedTooFarAhead(id: record.id)
      }
    }
    record.appendLine(to: &writer, at: offset + writer.bytes.count)
    last = stamp
    command = command ?? stamp
    firstID = firstID ?? record.id
  }
}

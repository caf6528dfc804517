import CaffeineDomain

/// The part of a record that decides whether it wins, and its intake's place in order.
///
/// 48 bytes, since millions exist at once: the order of the fields leaves no gaps.
struct ReplayEntry {
  /// 17 bytes.
  let id: IntakeID
  let effect: Effect
  /// The number of the record's file.
  let file: UInt32
  /// The stamp of the change; for an old undo, of the change that it takes away.
  let stamp: Stamp
  /// The first sip in seconds since 1970; 0 for a removal.
  let start: Int64
  /// The amount in µg above the checksum of the line.
  let tie: UInt64

  /// The effect of a record on its intake, the winning one last.
  enum Effect: UInt8 {
    /// Takes another record away.
    case undoes
    case isRemoved
    /// A drink counts.
    case stands
  }

  init(_ record: borrowing Record, file: UInt32) {
    let state = record.state
    id = record.id
    effect = record.takesAway != nil ? .undoes : state == nil ? .isRemoved : .stands
    self.file = file
    stamp = record.takesAway ?? record.stamp
    start = state.map { Journal.seconds($0.start) } ?? 0
    // At most 5,000 mg, by a parser's limits and by those of a draft.
    tie = UInt64((state?.amount.value ?? 0) * 1000) << 32 | UInt64(record.checksum)
  }
}

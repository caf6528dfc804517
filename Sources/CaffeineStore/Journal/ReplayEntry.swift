import CaffeineDomain

/// The part of a record that decides whether it wins, and its intake's place in order.
///
/// 40 bytes, since millions exist at once: the fields fill gaps that eight-byte integers would
/// leave.
struct ReplayEntry {
  /// 17 bytes.
  let id: IntakeID
  let effect: Effect
  private let startHigh: Int16
  private let startLow: UInt32
  private let stampAndFile: UInt64
  /// The amount in µg above the checksum of the line.
  let tie: UInt64

  /// The effect of a record on its intake, the winning one last.
  enum Effect: UInt8, Comparable {
    /// Takes another record away.
    case undoes
    case isRemoved
    /// A drink counts.
    case stands

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The highest file number; a folder with as many would take forever.
  static let lastFile = (1 << 20) - 1

  /// `file` is the number of the record's file.
  init(_ record: borrowing Record, file: Int) {
    let state = record.state
    let start = state.map { Journal.seconds($0.start) } ?? 0
    id = record.id
    let undone = record.undone
    let stamp = undone ?? record.stamp
    effect = undone != nil ? .undoes : state == nil ? .isRemoved : .stands
    // Nothing is lost: `Journal.seconds` stays within ±10¹¹, which fits 38 bits.
    startHigh = Int16(truncatingIfNeeded: start >> 32)
    startLow = UInt32(truncatingIfNeeded: start)
    // A stamp has 43 bits.
    stampAndFile =
      UInt64(truncatingIfNeeded: stamp.milliseconds) << 20
      | UInt64(truncatingIfNeeded: min(file, Self.lastFile))
    // At most 5,000 mg, by a parser's limits and by those of a draft.
    tie = UInt64((state?.amount.value ?? 0) * 1000) << 32 | UInt64(record.checksum)
  }

  /// The stamp of the change; for an old undo, of the change that it takes away.
  var stamp: Stamp { Stamp(clamping: Int64(truncatingIfNeeded: stampAndFile >> 20)) }

  var file: Int { Int(truncatingIfNeeded: stampAndFile) & Self.lastFile }

  /// The first sip in seconds since 1970; 0 for a removal.
  var start: Int64 { Int64(startHigh) << 32 | Int64(startLow) }
}

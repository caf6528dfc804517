import CaffeineDomain

/// What of a record decides whether it wins and where its intake stands among others.
///
/// 32 bytes, since millions are held at once: the fields fill the gaps that whole numbers of
/// eight bytes would leave.
struct ReplayEntry {
  /// The intake that was changed; 17 bytes.
  let id: IntakeID
  /// What becomes of the intake.
  let effect: Effect
  private let startHigh: Int16
  private let startLow: UInt32
  private let stampAndFile: UInt64

  /// What a record does to its intake.
  enum Effect: UInt8 {
    case stands
    case isRemoved
    /// What another record did counts no longer.
    case undoes
  }

  /// The highest number of a file; so many in one folder nobody waits for.
  static let lastFile = (1 << 20) - 1

  /// What `record` says, which stands in the file of number `file`.
  init(_ record: borrowing Record, file: Int) {
    let state = record.state
    let start = Int64(state?.start.timeIntervalSince1970 ?? 0)
    id = record.id
    let undone = record.undone
    let stamp = undone ?? record.stamp
    effect = undone != nil ? .undoes : state != nil ? .stands : .isRemoved
    startHigh = Int16(truncatingIfNeeded: start >> 32)
    startLow = UInt32(truncatingIfNeeded: start)
    stampAndFile = UInt64(stamp.milliseconds) << 20 | UInt64(min(file, Self.lastFile))
  }

  /// When it was recorded; of an undo, when that was which it takes back.
  var stamp: Stamp { Stamp(milliseconds: Int64(stampAndFile >> 20)) }

  /// The number of its file.
  var file: Int { Int(truncatingIfNeeded: stampAndFile) & Self.lastFile }

  /// The first sip, in seconds since 1970; 0 when it is removed.
  var start: Int64 { Int64(startHigh) << 32 | Int64(startLow) }
}

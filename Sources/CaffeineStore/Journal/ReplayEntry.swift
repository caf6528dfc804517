import CaffeineDomain

/// What of a record decides whether it wins and where its intake stands among others.
///
/// 32 bytes, since millions are held at once: the fields fill the gaps that whole numbers of
/// eight bytes would leave.
struct ReplayEntry {
  /// The intake that was changed; 17 bytes.
  let id: IntakeID
  /// Whether the intake stands after it, or is removed.
  let stands: Bool
  private let startHigh: Int16
  private let startLow: UInt32
  private let stampAndFile: UInt64

  /// The highest number of a file; so many in one folder nobody waits for.
  static let lastFile = (1 << 20) - 1

  /// What `record` says, which stands in the file of number `file`.
  init(_ record: borrowing Record, file: Int) {
    let state = record.state
    let start = Int64(state?.start.timeIntervalSince1970 ?? 0)
    id = record.id
    stands = state != nil
    startHigh = Int16(truncatingIfNeeded: start >> 32)
    startLow = UInt32(truncatingIfNeeded: start)
    stampAndFile = UInt64(record.stamp.milliseconds) << 20 | UInt64(min(file, Self.lastFile))
  }

  /// When it was recorded.
  var stamp: Stamp { Stamp(milliseconds: Int64(stampAndFile >> 20)) }

  /// The number of its file.
  var file: Int { Int(truncatingIfNeeded: stampAndFile) & Self.lastFile }

  /// The first sip, in seconds since 1970; 0 when it is removed.
  var start: Int64 { Int64(startHigh) << 32 | Int64(startLow) }
}

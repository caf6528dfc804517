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

  /// What a record does to its intake, the one that wins over the other last.
  enum Effect: UInt8, Comparable {
    /// What another record did counts no longer.
    case undoes
    case isRemoved
    /// A night stands, which is no drink.
    case isRated
    /// A drink stands.
    case stands

    /// What the change of a record does.
    init(_ change: Record.Change) {
      self =
        switch change {
        case .add(let entry), .edit(let entry): entry.intake == nil ? .isRated : .stands
        case .remove: .isRemoved
        case .undo: .undoes
        }
    }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The highest number of a file; so many in one folder nobody waits for.
  static let lastFile = (1 << 20) - 1

  /// What `record` says, which stands in the file of number `file`.
  init(_ record: borrowing Record, file: Int) {
    let state = record.state
    let start = state.map { Journal.seconds($0.start) } ?? 0
    id = record.id
    let undone = record.undone
    let stamp = undone ?? record.stamp
    effect = Effect(record.change)
    // Nothing is cut off: `Journal.seconds` stays within ±10¹¹, which 38 bits hold.
    startHigh = Int16(truncatingIfNeeded: start >> 32)
    startLow = UInt32(truncatingIfNeeded: start)
    // A stamp has 43 bits.
    stampAndFile =
      UInt64(truncatingIfNeeded: stamp.milliseconds) << 20
      | UInt64(truncatingIfNeeded: min(file, Self.lastFile))
  }

  /// When it was recorded; of an undo, when that was which it takes back.
  var stamp: Stamp { Stamp(clamping: Int64(truncatingIfNeeded: stampAndFile >> 20)) }

  /// The number of its file.
  var file: Int { Int(truncatingIfNeeded: stampAndFile) & Self.lastFile }

  /// The first sip, in seconds since 1970; 0 when it is removed.
  var start: Int64 { Int64(startHigh) << 32 | Int64(startLow) }
}

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

  var file: Int { Int(truncatingIfNeeded: stampAndFile) & Self.lastFile }

  /// The first sip, in seconds since 1970; 0 when it is removed.
  var start: Int64 { Int64(startHigh) << 32 | Int64(startLow) }
}

/// Which of two records of one id wins: the rule for all who read a journal.
///
/// The later stamp wins, then the higher device. Of two that agree in both (a cloned state folder, a
/// line edited by hand) a drink wins over a night, either over its removal, then the later start, then the
/// higher amount, then the bytes of the line, so that no order of reading matters. The last two are not
/// kept here: who compares equal ones asks the entries (`JournalEntry.outranks(_:)`).
struct Precedence: Comparable {
  /// When it was recorded.
  let stamp: Stamp
  /// The device whose file holds it.
  let device: String
  let effect: ReplayEntry.Effect
  /// The first sip, in seconds since 1970; 0 when it is removed.
  let start: Int64

  /// Orders the one that wins last.
  static func < (left: Self, right: Self) -> Bool {
    if left.stamp != right.stamp { return left.stamp < right.stamp }
    if left.device != right.device { return left.device < right.device }
    if left.effect != right.effect { return left.effect < right.effect }
    return left.start < right.start
  }
}

/// The devices that took back changes of one id and stamp, so that these count as never made.
///
/// A change belongs to a device whose name begins with that of its file, or the other way round, as
/// `Device.isSame` has it. Of names that begin alike the shortest says all, so that the rest, in order,
/// is searched in O(log n) however many files there are.
struct Undoers {
  private let devices: [String]

  /// The devices of these names.
  init(_ names: some Sequence<String>) {
    devices = names.sorted().reduce(into: []) { kept, name in
      if let last = kept.last, name.hasPrefix(last) { return }
      kept.append(name)
    }
  }

  /// Whether one of them took back what `device` did.
  func contains(_ device: String) -> Bool {
    var (low, high) = (0, devices.count)
    while low < high {
      let middle = (low + high) / 2
      if devices[middle] < device { low = middle + 1 } else { high = middle }
    }
    // What begins with the name follows it, and what it begins with stands right before.
    return low < devices.count && Device.isSame(devices[low], device)
      || low > 0 && Device.isSame(devices[low - 1], device)
  }
}

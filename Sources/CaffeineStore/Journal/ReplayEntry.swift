import CaffeineDomain

/// The part of a record that decides whether it wins, and its intake's place in order.
///
/// 32 bytes, since millions exist at once: the fields fill gaps that eight-byte integers would
/// leave.
struct ReplayEntry {
  /// 17 bytes.
  let id: IntakeID
  let effect: Effect
  private let startHigh: Int16
  private let startLow: UInt32
  private let stampAndFile: UInt64

  /// The effect of a record on its intake, the winning one last.
  enum Effect: UInt8, Comparable {
    /// Reverses another record.
    case undoes
    case isRemoved
    /// A night counts, which is no drink.
    case isRated
    /// A drink counts.
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

  /// The highest file number; a folder with as many would take forever.
  static let lastFile = (1 << 20) - 1

  /// `file` is the number of the record's file.
  init(_ record: borrowing Record, file: Int) {
    let state = record.state
    let start = state.map { Journal.seconds($0.start) } ?? 0
    id = record.id
    let undone = record.undone
    let stamp = undone ?? record.stamp
    effect = Effect(record.change)
    // Nothing is lost: `Journal.seconds` stays within ±10¹¹, which fits 38 bits.
    startHigh = Int16(truncatingIfNeeded: start >> 32)
    startLow = UInt32(truncatingIfNeeded: start)
    // A stamp has 43 bits.
    stampAndFile =
      UInt64(truncatingIfNeeded: stamp.milliseconds) << 20
      | UInt64(truncatingIfNeeded: min(file, Self.lastFile))
  }

  /// The stamp of the change; for an undo, of the change that it reverses.
  var stamp: Stamp { Stamp(clamping: Int64(truncatingIfNeeded: stampAndFile >> 20)) }

  var file: Int { Int(truncatingIfNeeded: stampAndFile) & Self.lastFile }

  /// The first sip in seconds since 1970; 0 for a removal.
  var start: Int64 { Int64(startHigh) << 32 | Int64(startLow) }
}

/// The rule for which of two records with the same id wins.
///
/// The later stamp wins, then the higher device name. If both agree (a cloned state folder, or an
/// edited line), a drink wins over a night, either over its removal, then the later start, the
/// higher amount, and the bytes of the line, so the order of reading never matters. The last two
/// are not kept here: `JournalEntry.outranks(_:)` compares them.
struct Precedence: Comparable {
  let stamp: Stamp
  let device: String
  let effect: ReplayEntry.Effect
  /// The first sip in seconds since 1970; 0 for a removal.
  let start: Int64

  /// Orders the winner last.
  static func < (left: Self, right: Self) -> Bool {
    if left.stamp != right.stamp { return left.stamp < right.stamp }
    if left.device != right.device { return left.device < right.device }
    if left.effect != right.effect { return left.effect < right.effect }
    return left.start < right.start
  }
}

/// The devices that undid changes with the same id and stamp.
///
/// A change belongs to a device if one name is a prefix of the other, as in `Device.isSame`. Of
/// several names with a common prefix the shortest suffices; the rest is sorted and searched in
/// O(log n) for any number of files.
struct Undoers {
  private let devices: [String]

  init(_ names: some Sequence<String>) {
    devices = names.sorted().reduce(into: []) { kept, name in
      if let last = kept.last, name.hasPrefix(last) { return }
      kept.append(name)
    }
  }

  /// Whether one of them undid a change of `device`.
  func contains(_ device: String) -> Bool {
    var (low, high) = (0, devices.count)
    while low < high {
      let middle = (low + high) / 2
      if devices[middle] < device { low = middle + 1 } else { high = middle }
    }
    // Names that begin with it follow it; a name that it begins with comes right before.
    return low < devices.count && Device.isSame(devices[low], device)
      || low > 0 && Device.isSame(devices[low - 1], device)
  }
}

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
  /// What it does to its entry.
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

public import CaffeineDomain

extension Journal {
  /// Makes the change to a drink or night again that this device took back last, if it changed no other
  /// since; the next call makes the one before it again.
  ///
  /// It becomes a new change, so that an undo takes it back and other devices learn of it.
  /// O(everything), at the speed at which bytes are searched.
  /// Throws `StoreError.nothingToRedo`.
  @discardableResult
  public func redo(at now: Date) throws(StoreError) -> UndoneChange {
    try locked { device throws(StoreError) in
      guard let last = try undoneRecords(of: device).last else { throw .nothingToRedo }
      guard !last.isNewer else { throw .newerVersion(what: "the drink \(last.id)") }
      let current = try history(of: last.id).last
      try append(to: device, at: now) { draft throws(StoreError) in
        try draft.append(last.change, replacing: current?.stamp ?? .none)
      }
      return .entry(
        last.id, undone: current?.state, current: last.state, isSuperseded: false)
    }
  }

  /// The changes of a device that were taken back and not made again, the last at the end.
  ///
  /// A change that is the one that was taken back last makes it again; any other makes them all final.
  private func undoneRecords(of device: String) throws(StoreError) -> [Record] {
    let isOwn: (String) -> Bool = { name in
      LogFile.segment(of: name) == nil && LogFile.device(of: name) == device
    }
    var records: [Record] = []
    var ignored = DamageReport()
    try forEachFile(&ignored, where: isOwn) { file, ignored throws(SystemError) in
      try file.forEachLine(&ignored) { line, _ in
        if case .record(let record) = line.content { records.append(record) }
      }
    }
    var byStamp: [Stamp: Record] = [:]
    var undone: [Record] = []
    for record in records.sorted(by: { $0.stamp < $1.stamp }) where byStamp[record.stamp] == nil {
      byStamp[record.stamp] = record
      if let stamp = record.undone {
        // An undo of a line that was written twice takes both back.
        if let target = byStamp[stamp], target.change != undone.last?.change {
          undone.append(target)
        }
      } else if record.change == undone.last?.change {
        undone.removeLast()
      } else {
        undone = []
      }
    }
    return undone
  }
}

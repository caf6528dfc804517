public import CaffeineDomain

extension Journal {
  /// Takes back the latest change of this device that was not taken back yet, by appending what
  /// was before; the next call takes back the one before it.
  ///
  /// O(everything), at the speed at which bytes are searched.
  /// Throws `StoreError.nothingToUndo` when this device has changed nothing.
  @discardableResult
  public func undo(at now: Date) throws(StoreError) -> UndoneChange {
    try write(at: now) { draft throws(StoreError) in
      guard let target = try latestChange(of: draft.device) else { throw .nothingToUndo }
      let history = try history(of: target.id)
      guard let winner = history.last, let place = history.firstIndex(of: target) else {
        throw .nothingToUndo
      }
      guard !winner.isNewer else { throw .newerVersion(what: "the drink \(target.id)") }
      // A change that was written twice is taken back as one.
      let before = history[..<place].last { $0.state != target.state }?.state
      let change = before.map(Record.Change.edit) ?? .remove(target.id)
      try draft.append(change, replacing: winner.stamp, undoing: target.stamp)
      return UndoneChange(undone: target.state, restored: before)
    }
  }

  /// The last record in the file of `device` that is no undo and was not undone.
  private func latestChange(of device: String) throws(StoreError) -> Record? {
    var latest: Record?
    var undone: Set<Stamp> = []
    var ignored = DamageReport()
    try forEachFile(&ignored) { file, _ throws(SystemError) in
      guard file.name == "\(device).jsonl" else { return }
      try file.readBackwards { record in
        if let stamp = record.undone {
          undone.insert(stamp)
        } else if !undone.contains(record.stamp) {
          latest = record
        }
        return latest == nil
      }
    }
    return latest
  }
}

/// What an undo did to one intake.
public struct UndoneChange: Hashable, Sendable {
  /// The intake as the change had made it, `nil` when the change had removed it.
  public var undone: Intake?
  /// The intake as it is again, `nil` when the change had added it.
  public var restored: Intake?

  /// What became of one intake.
  public init(undone: Intake?, restored: Intake?) {
    self.undone = undone
    self.restored = restored
  }
}

package import CaffeineDomain

/// One line of a journal: a change to one intake.
package struct Record: Hashable, Sendable {
  /// What happened to the intake.
  package enum Change: Hashable, Sendable {
    /// It was logged.
    case add(Intake)
    /// It became this; always the complete new state.
    case edit(Intake)
    /// It was removed.
    case remove(IntakeID)
    /// The change that the same device stamped so counts as never made.
    case undo(IntakeID, of: Stamp)

    /// The intake that was changed.
    package var id: IntakeID {
      switch self {
      case .add(let intake), .edit(let intake): intake.id
      case .remove(let id), .undo(let id, _): id
      }
    }
  }

  /// What happened.
  package var change: Change

  /// When, by the clock of the device that wrote it.
  package var stamp: Stamp

  /// The device whose file holds it.
  package var device: String

  /// Whether a later version of this program wrote it, with things in it we may not know.
  package var isNewer: Bool

  /// A record of these parts.
  package init(
    _ change: Change, stamp: Stamp, device: String, isNewer: Bool = false
  ) {
    self.change = change
    self.stamp = stamp
    self.device = device
    self.isNewer = isNewer
  }

  /// The intake that was changed.
  package var id: IntakeID { change.id }

  /// The intake as this record leaves it, `nil` when it leaves none or is an undo.
  package var state: Intake? {
    switch change {
    case .add(let intake), .edit(let intake): intake
    case .remove, .undo: nil
    }
  }

  /// The stamp of the change that this record takes back, `nil` when it is no undo.
  var undone: Stamp? {
    if case .undo(_, let stamp) = change { stamp } else { nil }
  }

  private var stateLine: [UInt8] {
    Record(state.map(Change.edit) ?? .remove(id), stamp: stamp, device: device).line()
  }

  /// Whether this record wins over `other`, which has the same id.
  ///
  /// The later stamp wins, then the higher device. Of two that agree in both (a cloned state
  /// folder, a line edited by hand) an intake wins over its removal, then the later start, then the
  /// higher amount, then the bytes of the line, so that no order of reading matters.
  package func wins(over other: Record) -> Bool {
    if stamp != other.stamp { return stamp > other.stamp }
    if device != other.device { return device > other.device }
    guard let state, let otherState = other.state else { return state != nil && other.state == nil }
    if state.start != otherState.start { return state.start > otherState.start }
    if state.amount != otherState.amount { return state.amount > otherState.amount }
    return other.stateLine.lexicographicallyPrecedes(stateLine)
  }
}

extension [Record] {
  /// Those of one id that count, the winning one last: no undo and nothing undone; O(n log n).
  func withoutUndone() -> [Record] {
    var undoers: [Stamp: Set<String>] = [:]
    for record in self {
      if case .undo(_, let stamp) = record.change {
        undoers[stamp, default: []].insert(record.device)
      }
    }
    return filter { record in
      if case .undo = record.change { return false }
      return undoers[record.stamp]?.contains { Device.isSame($0, record.device) } != true
    }.sorted { $1.wins(over: $0) }
  }
}

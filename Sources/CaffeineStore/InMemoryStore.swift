public import CaffeineDomain
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Intakes in memory, for tests and previews: forgets all with the process.
public final class InMemoryStore: IntakeSource, IntakeSink {
  private struct State {
    var intakes: [Intake] = []  // the one that was changed last at the end
    var changes: [UndoneChange] = []

    /// Puts an intake, or none, in the place of the one of this id, which it returns; O(n).
    @discardableResult
    mutating func put(_ intake: Intake?, under id: IntakeID) -> Intake? {
      let before = intakes.firstIndex { $0.id == id }.map { intakes.remove(at: $0) }
      if let intake { intakes.append(intake) }
      return before
    }

    /// The same as a change that can be taken back.
    @discardableResult
    mutating func change(_ id: IntakeID, to intake: Intake?) -> Intake? {
      let before = put(intake, under: id)
      changes.append(UndoneChange(undone: intake, restored: before))
      return before
    }
  }

  private let state: Mutex<State>

  /// A store that holds `intakes`.
  public init(_ intakes: [Intake] = []) {
    var state = State()
    for intake in intakes { state.put(intake, under: intake.id) }
    self.state = Mutex(state)
  }

  /// The intakes that start at or after `start`; O(n log n).
  public func intakes(since start: Date) throws(StoreError) -> IntakeReading {
    IntakeReading(intakes: try allIntakes().intakes.filter { $0.start >= start })
  }

  /// All intakes; O(n log n).
  public func allIntakes() throws(StoreError) -> IntakeReading {
    IntakeReading(intakes: state.withLock { $0.intakes }.inOrder())
  }

  /// Keeps new intakes.
  public func add(_ intakes: [Intake], at now: Date) throws(StoreError) {
    state.withLock { state in
      for intake in intakes { state.change(intake.id, to: intake) }
    }
  }

  /// Replaces the intake of the same id.
  @discardableResult
  public func edit(_ intake: Intake, at now: Date) throws(StoreError) -> Intake {
    try replace(intake.id, by: intake)
  }

  /// Removes an intake.
  @discardableResult
  public func remove(_ id: IntakeID, at now: Date) throws(StoreError) -> Intake {
    try replace(id, by: nil)
  }

  /// Takes back the latest change that was not taken back yet.
  @discardableResult
  public func undo(at now: Date) throws(StoreError) -> UndoneChange {
    let change = state.withLock { state -> UndoneChange? in
      guard let change = state.changes.popLast(), let id = (change.undone ?? change.restored)?.id
      else { return nil }
      state.put(change.restored, under: id)
      return change
    }
    guard let change else { throw .nothingToUndo }
    return change
  }

  private func replace(_ id: IntakeID, by intake: Intake?) throws(StoreError) -> Intake {
    let before = state.withLock { state -> Intake? in
      state.intakes.contains { $0.id == id } ? state.change(id, to: intake) : nil
    }
    guard let before else { throw .noSuchIntake(id: id.description) }
    return before
  }
}

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
    var intakes: [IntakeID: Intake]
    var changes: [UndoneChange] = []
  }

  private let state: Mutex<State>

  /// A store that holds `intakes`.
  public init(_ intakes: [Intake] = []) {
    state = Mutex(State(intakes: Dictionary(intakes.map { ($0.id, $0) }) { $1 }))
  }

  /// The intakes that start at or after `start`; O(n log n).
  public func intakes(since start: Date) throws(StoreError) -> IntakeReading {
    IntakeReading(intakes: try allIntakes().intakes.filter { $0.start >= start })
  }

  /// All intakes; O(n log n).
  public func allIntakes() throws(StoreError) -> IntakeReading {
    IntakeReading(intakes: Array(state.withLock { $0.intakes }.values).inOrder())
  }

  /// Keeps new intakes.
  public func add(_ intakes: [Intake], at now: Date) throws(StoreError) {
    state.withLock { state in
      for intake in intakes { Self.put(intake, under: intake.id, in: &state) }
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
      state.intakes[id] = change.restored
      return change
    }
    guard let change else { throw .nothingToUndo }
    return change
  }

  private func replace(_ id: IntakeID, by intake: Intake?) throws(StoreError) -> Intake {
    let before = state.withLock { state -> Intake? in
      guard let before = state.intakes[id] else { return nil }
      Self.put(intake, under: id, in: &state)
      return before
    }
    guard let before else { throw .noSuchIntake(id: id.description) }
    return before
  }

  private static func put(_ intake: Intake?, under id: IntakeID, in state: inout State) {
    state.changes.append(UndoneChange(undone: intake, restored: state.intakes[id]))
    state.intakes[id] = intake
  }
}

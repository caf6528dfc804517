public import CaffeineDomain

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Where intakes come from: a journal, or memory in a test or a preview.
public protocol IntakeSource: Sendable {
  /// The intakes that start at or after `start`. For a journal O(what was recorded since then),
  /// however long the journal is.
  func intakes(since start: Date) throws(StoreError) -> IntakeReading

  /// All intakes, O(everything ever recorded).
  func allIntakes() throws(StoreError) -> IntakeReading
}

/// Where intakes go.
///
/// A method that returns has saved; `now` is when it is called. Ids decide what is the same
/// intake: adding one again under its id is harmless.
public protocol IntakeSink: Sendable {
  /// Saves new intakes, all or none.
  func add(_ intakes: [Intake], at now: Date) throws(StoreError)

  /// Replaces the intake that has the same id; returns what it was.
  /// Throws `StoreError.noSuchIntake` when there is none.
  @discardableResult
  func edit(_ intake: Intake, at now: Date) throws(StoreError) -> Intake

  /// Removes an intake; returns what it was.
  /// Throws `StoreError.noSuchIntake` when there is none.
  @discardableResult
  func remove(_ id: IntakeID, at now: Date) throws(StoreError) -> Intake

  /// Takes back the latest change that was not taken back yet.
  /// Throws `StoreError.nothingToUndo` when there is none.
  @discardableResult
  func undo(at now: Date) throws(StoreError) -> UndoneChange
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

public import CaffeineDomain

/// Intakes read from somewhere, and what could not be read.
public struct IntakeReading: Hashable, Sendable {
  /// The intakes, by their start and then their id.
  public var intakes: [Intake]
  /// What was damaged.
  ///
  /// The intakes above are right all the same; some may be missing.
  public var damage: DamageReport

  /// A reading of these parts.
  public init(intakes: [Intake], damage: DamageReport = DamageReport()) {
    self.intakes = intakes
    self.damage = damage
  }
}

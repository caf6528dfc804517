public import CaffeineDomain

/// Drinks and rated nights of a journal, and what could not be read.
public struct IntakeReading: Hashable, Sendable {
  /// The drinks, by their start, those of one second as they were logged.
  public var intakes: [Intake]
  /// The nights that were rated, in the same order.
  public var nights: [RatedNight]
  /// What was damaged.
  ///
  /// What is above is right all the same; some may be missing.
  public var damage: DamageReport

  /// A reading of these parts.
  public init(
    intakes: [Intake], nights: [RatedNight] = [], damage: DamageReport = DamageReport()
  ) {
    self.intakes = intakes
    self.nights = nights
    self.damage = damage
  }

  /// A reading of these entries.
  init(_ entries: [JournalEntry], damage: DamageReport) {
    self.init(
      intakes: entries.compactMap(\.intake), nights: entries.compactMap(\.night), damage: damage)
  }

  /// Both, by their start.
  package var entries: [JournalEntry] {
    (intakes.map(JournalEntry.intake) + nights.map(JournalEntry.night)).inOrder()
  }
}

import CaffeineDomain
import CivilTime

/// The columns of our own CSV files.
enum IntakeColumns {
  /// The header line: instants in UTC, `over` and `utcOffset` in s.
  static let names = [
    "id", "at", "drink", "name", "milligrams", "milliliters", "over", "timeZone", "utcOffset",
    "note", "given",
  ]

  /// The cells of one intake; text is defused.
  static func cells(of intake: Intake) -> [String] {
    [
      FormulaGuard.applied(intake.id.description), intake.start.iso8601,
      FormulaGuard.applied(intake.drink ?? ""), FormulaGuard.applied(intake.name),
      intake.amount.value.shortestText, intake.volume.map { $0.value.shortestText } ?? "",
      intake.duration > 0 ? intake.duration.shortestText : "",
      FormulaGuard.applied(intake.timeZoneIdentifier ?? ""), String(intake.secondsFromGMT),
      FormulaGuard.applied(intake.note ?? ""), intake.isGiven ? "true" : "",
    ]
  }
}

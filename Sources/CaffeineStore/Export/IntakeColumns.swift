import CaffeineDomain
import DateStyles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The columns of our own CSV files.
enum IntakeColumns {
  /// The header line: instants in UTC, `over` and `utcOffset` in s.
  static let names = [
    "id", "at", "drink", "name", "milligrams", "milliliters", "over", "timeZone", "utcOffset",
    "note",
  ]

  /// The cells of one intake; text is defused.
  static func cells(of intake: Intake) -> [String] {
    [
      FormulaGuard.applied(intake.id.description), instant(intake.start),
      FormulaGuard.applied(intake.drink ?? ""), FormulaGuard.applied(intake.name),
      number(intake.amount.value), intake.volume.map { number($0.value) } ?? "",
      intake.duration > 0 ? number(intake.duration) : "",
      FormulaGuard.applied(intake.timeZoneIdentifier ?? ""), String(intake.secondsFromGMT),
      FormulaGuard.applied(intake.note ?? ""),
    ]
  }

  /// An instant in ISO 8601, UTC, to the second.
  static func instant(_ date: Date) -> String {
    let moment = WallClock.utc.dateTime(at: date)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(moment.year)-\(two(moment.month))-\(two(moment.day))"
      + "T\(two(moment.hour)):\(two(moment.minute)):\(two(moment.second))Z"
  }

  private static func number(_ value: Double) -> String {
    let isWhole = value == value.rounded(.towardZero) && value.magnitude < 1e15
    return isWhole ? String(Int64(value)) : value.description
  }
}

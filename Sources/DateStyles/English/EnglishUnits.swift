/// The English words for units of time.
///
/// Source: Unicode CLDR 46, `common/main/en*.xml`, `units/unitLength`, except that a month is
/// `mo` where it is narrow, since CLDR's `m` is also a minute. © Unicode, Inc.: `Docs/Notices.md`.
struct EnglishUnits: Sendable, Hashable {
  struct Word: Sendable, Hashable {
    let one: String
    let several: String

    init(_ one: String, _ several: String) {
      self.one = one
      self.several = several
    }
  }

  var hour: Word
  var minute: Word
  var second: Word
  var narrowMinute = "m"

  /// As in the United States: `2 hr, 3 min, 5 sec`.
  static let american = EnglishUnits(
    hour: Word("hr", "hr"), minute: Word("min", "min"), second: Word("sec", "sec"))
  /// As in most of the world: `2 hrs, 3 min, 5 secs`.
  static let world = EnglishUnits(
    hour: Word("hr", "hrs"), minute: Word("min", "min"), second: Word("sec", "secs"))
  /// As in Australia: `2 hrs, 3 min., 5 sec.`.
  static let australian = EnglishUnits(
    hour: Word("hr", "hrs"), minute: Word("min", "min."), second: Word("sec.", "sec."))
  /// As in Canada: `2 hrs, 3 mins, 5 secs.`.
  static let canadian = EnglishUnits(
    hour: Word("hr", "hrs"), minute: Word("min", "mins"), second: Word("sec.", "secs."),
    narrowMinute: "min")

  func string(_ part: Distance.Part, width: DateText.Width) -> String {
    switch width {
    case .wide:
      let word = Self.wide[part.unit.rawValue]
      return String(part.count) + " " + (part.count == 1 ? word : word + "s")
    case .abbreviated:
      let word = abbreviation(of: part.unit)
      return String(part.count) + " " + (part.count == 1 ? word.one : word.several)
    case .narrow: return String(part.count) + narrowWord(for: part.unit)
    }
  }

  private static let wide = ["second", "minute", "hour", "day", "month", "year"]

  private func abbreviation(of unit: DistanceUnit) -> Word {
    switch unit {
    case .year: Word("yr", "yrs")
    case .month: Word("mth", "mths")
    case .day: Word("day", "days")
    case .hour: hour
    case .minute: minute
    case .second: second
    }
  }

  private func narrowWord(for unit: DistanceUnit) -> String {
    switch unit {
    case .year: "y"
    case .month: "mo"
    case .day: "d"
    case .hour: "h"
    case .minute: narrowMinute
    case .second: "s"
    }
  }
}

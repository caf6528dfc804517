package import CaffeineDomain
package import CivilTime
import DateStyles
package import TextUI

/// A night with its level at bedtime, its rating and its verdict.
package struct CalendarNight: Hashable, Sendable {
  /// The day on which it ended.
  package let day: CivilDate
  /// The level at bedtime as people read it; predicted for a coming night.
  package let level: Milligrams
  /// The rating; `nil` without one.
  package let rating: NightRating?
  /// Whether the day had no drinks, and left nothing of earlier ones.
  package let isDry: Bool
  /// The verdict on a coming night.
  package let verdict: Verdict?
  /// Whether drinks may be missing, so that the level may have been higher.
  package let isLowerBound: Bool

  package init(
    day: CivilDate, level: Milligrams, rating: NightRating?, isDry: Bool, verdict: Verdict? = nil,
    isLowerBound: Bool = false
  ) {
    (self.day, self.rating, self.isDry) = (day, rating, isDry && level < 5)
    self.level = isLowerBound ? level.fiveBelow : level.nearestFive
    (self.verdict, self.isLowerBound) = (verdict, isLowerBound)
  }

  /// The verdict, as far as it is certain.
  fileprivate var certainVerdict: Verdict? { isLowerBound && verdict != .unlikely ? nil : verdict }
}

/// The level at each bedtime, a row per week, with bad nights marked.
///
///          Mo Tu We Th Fr Sa Su
///     W45  ░░ ░░ ▒▒ ░░ ▓▓ ██ ▒▒
///     W46  ░░ ▒▒ ·· ▓▓x░░ ██x▒▒
///     W47  ▒▒ ▓▓x░░ ░░ ▒▒ ◐◐
///     ░ <25  ▒ <50  ▓ <100  █ 100+ mg
///     x a bad night   · no drinks
///
/// The steps are half of the bedtime limit, the limit, and twice the limit. If drinks may be
/// missing, `≥` replaces values below the limit.
package struct NightCalendar: View {
  @Environment(\.glyphSet) private var glyphSet
  @Environment(\.dateText) private var dateText

  private let weeks: [[CalendarNight?]]
  private let limit: Milligrams
  private let isNarrow: Bool

  /// Weeks from Monday on, of ascending nights without gaps; the last `count` of them.
  ///
  /// The narrow form has 20 columns: one cell per night, and a legend of two more rows.
  package init(
    _ nights: [CalendarNight], limit: Milligrams, weeks count: Int = .max, isNarrow: Bool = false
  ) {
    self.limit = limit
    self.isNarrow = isNarrow
    let lead = nights.first.map { Self.column(of: $0.day) } ?? 0
    var cells = Array(repeating: CalendarNight?.none, count: lead) + nights
    cells += Array(repeating: nil, count: (7 - cells.count % 7) % 7)
    let weeks = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
    self.weeks = Array(weeks.suffix(count))
  }

  /// The width of its legend; `rows` is the height of a number of weeks.
  package static let columns = 32
  package static func rows(weeks: Int, isNarrow: Bool = false) -> Int { weeks + (isNarrow ? 5 : 3) }
  package var weekCount: Int { weeks.count }

  package var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: (isNarrow ? "    " : "     ") + weekdays).foregroundStyle(.secondary)
      ForEach(weeks.indices, id: \.self) { row(of: weeks[$0]) }
      legend
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spoken)
  }

  /// The first two letters of each weekday; in Chinese and Japanese the distinctive character.
  private var weekdays: String {
    guard let monday = weeks.lazy.joined().compactMap(\.self).first?.day else { return "" }
    let first = monday.adding(days: -Self.column(of: monday))
    return (0..<7).map { (index: Int) -> String in
      let name = dateText.weekday(of: first.adding(days: index))
      let isIdeographic = name.unicodeScalars.first?.properties.isIdeographic == true
      if isNarrow { return isIdeographic ? String(name.suffix(1)) : name.prefix(1) + " " }
      return String(isIdeographic ? name.suffix(1) : name.prefix(2))
    }
    .joined(separator: isNarrow ? "" : " ")
  }

  private func row(of week: [CalendarNight?]) -> Text {
    let number = week.compactMap(\.self).first.map { Self.weekNumber(of: $0.day) } ?? 0
    let name = Text(
      verbatim: "W" + (number < 10 ? "0" : "") + "\(number)" + (isNarrow ? " " : "  ")
    )
    .foregroundStyle(.secondary)
    return week.reduce(name) { $0 + cell(of: $1) }
  }

  private func cell(of night: CalendarNight?) -> Text {
    guard let night else { return Text(verbatim: isNarrow ? "  " : "   ") }
    let verdict = night.certainVerdict
    let isUnknown = night.isLowerBound && verdict == nil && night.level < limit
    let sign =
      verdict?.mark(in: glyphSet)
      ?? (isUnknown
        ? "≥" : night.isDry ? dry : shades[step(of: night.level)])
    let color = verdict?.color ?? (isUnknown ? .amber : Color.levels[step(of: night.level)])
    let mark = Text(verbatim: night.rating == .bad ? "x" : " ").bold().foregroundStyle(Color.alarm)
    return Text(verbatim: isNarrow ? sign : sign + sign).foregroundStyle(color) + mark
  }

  @ViewBuilder private var legend: some View {
    let steps = [limit.value / 2, limit.value, 2 * limit.value].map { String(Int($0.rounded())) }
    let least = "\(shades[0]) <\(steps[0])  \(shades[1]) <\(steps[1])"
    let most = "\(shades[2]) <\(steps[2])  \(shades[3]) \(steps[2])+"
    Group {
      if isNarrow {
        Text(verbatim: least)
        Text(verbatim: most)
        Text("x a bad night")
        isLowerBound ? Text("≥ or more") : Text("\(dry) no drinks")
      } else {
        Text(verbatim: least + "  " + most)
        isLowerBound ? Text("x a bad night   ≥ or more") : Text("x a bad night   \(dry) no drinks")
      }
    }
    .foregroundStyle(.secondary)
  }

  private var isLowerBound: Bool { weeks.contains { $0.contains { $0?.isLowerBound == true } } }

  private var dry: String { glyphSet == .unicode ? "·" : "-" }

  private func step(of level: Milligrams) -> Int {
    [limit.value / 2, limit.value, 2 * limit.value].count { level.value >= $0 }
  }

  private var spoken: Text {
    let nights = weeks.joined().compactMap(\.self).filter { $0.verdict == nil }
    let over = nights.count { $0.level >= limit }
    let bad = nights.count { $0.rating == .bad }
    let count =
      isLowerBound ? Text("at least \(Text(verbatim: String(over)))") : Text(verbatim: String(over))
    return Text(
      """
      Of \(nights.count) nights \(count) began above your limit for bed, and \(bad) were bad.
      """)
  }

  private var shades: [String] {
    (glyphSet == .unicode ? "░▒▓█" : ".:=#").map { (shade: Character) in String(shade) }
  }

  /// 0 is Monday.
  private static func column(of day: CivilDate) -> Int { (day.weekday.rawValue + 5) % 7 }

  /// The ISO 8601 week: that of the day's Thursday.
  private static func weekNumber(of day: CivilDate) -> Int {
    let thursday = day.adding(days: 3 - column(of: day))
    let first = CivilDate(year: thursday.year, month: 1, day: 1) ?? thursday
    return (thursday.daysSince1970 - first.daysSince1970) / 7 + 1
  }
}

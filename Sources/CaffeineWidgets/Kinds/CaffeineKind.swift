import TextUI
public import TextWidgetKit

/// The kinds of caffeine widget, in the gallery's order.
public enum CaffeineKind: String, CaseIterable, Sendable {
  case level
  case today
  case bedtime
  case history
  case quickLog = "quick-log"

  /// The name people see.
  var displayName: String {
    switch self {
    case .level: "Level"
    case .today: "Today"
    case .bedtime: "Bedtime"
    case .history: "History"
    case .quickLog: "Quick Log"
    }
  }

  /// A sentence for the gallery and for help.
  var summary: String {
    switch self {
    case .level: "What is in your body now, and about when it will be low."
    case .today: "What you drank today, against your limit for a day."
    case .bedtime: "About when it will be low, and until when there is room for your usual drink."
    case .history: "What you drank on each of the last seven days."
    case .quickLog: "Your usual drinks, a tap each."
    }
  }

  var families: [WidgetFamily] {
    switch self {
    case .level: WidgetFamily.allCases
    case .today:
      [
        .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
        .accessoryInline,
      ]
    case .bedtime: [.systemSmall, .systemMedium, .accessoryRectangular, .accessoryInline]
    case .history: [.systemSmall, .systemMedium, .systemLarge]
    case .quickLog: [.systemSmall, .systemMedium, .systemLarge]
    }
  }

  /// Where a tap on the whole leads.
  var url: String {
    switch self {
    case .level, .quickLog: "caffeine://status"
    case .today: "caffeine://list"
    case .bedtime: "caffeine://advise"
    case .history: "caffeine://stats?by=day"
    }
  }

  /// The days before today whose drinks it shows in a family.
  public func pastDays(in family: WidgetFamily) -> Int {
    let isExtraLarge = family == .systemExtraLarge || family == .systemExtraLargePortrait
    return self == .history || self == .level && isExtraLarge ? 6 : 0
  }

  /// What it shows of an entry, its type forgotten: a command that draws one kind builds no other's.
  @MainActor
  func views(of entry: CaffeineEntry, in glyphSet: GlyphSet) -> any FamilyViews {
    switch self {
    case .level: LevelViews(entry: entry)
    case .today: TodayViews(entry: entry, glyphSet: glyphSet)
    case .bedtime: BedtimeViews(entry: entry, glyphSet: glyphSet)
    case .history: HistoryViews(entry: entry)
    case .quickLog: QuickLogViews(entry: entry)
    }
  }
}

import TextUI
public import TextWidgetKit

/// The kinds of caffeine widget, in gallery order.
public enum CaffeineKind: String, CaseIterable, Sendable {
  case level
  case today
  case bedtime
  case history
  case quickLog = "quick-log"

  /// The name that people see.
  var displayName: String {
    switch self {
    case .level: "Level"
    case .today: "Today"
    case .bedtime: "Bedtime"
    case .history: "History"
    case .quickLog: "Quick Log"
    }
  }

  /// One sentence for the gallery and the help.
  var summary: String {
    switch self {
    case .level: "What is in your body now, and about when it will be low."
    case .today: "What you drank today, against your limit for a day."
    case .bedtime: "About when it will be low, and until when there is room for your usual drink."
    case .history: "What you drank on each of the last seven days."
    case .quickLog: "Your usual drinks, a tap each."
    }
  }

  package var families: [WidgetFamily] {
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

  /// The target of a tap on the whole widget.
  var url: String {
    switch self {
    case .level, .quickLog: "caffeine://status"
    case .today: "caffeine://list"
    case .bedtime: "caffeine://advise"
    case .history: "caffeine://stats?by=day"
    }
  }

  /// The number of days before today whose drinks it shows.
  public func pastDays(in family: WidgetFamily) -> Int {
    self == .history || self == .level && family == .systemExtraLarge ? 6 : 0
  }

  /// Whether it tells until when there is another drink.
  package func tellsOfCups(in family: WidgetFamily) -> Bool {
    self == .bedtime || self == .quickLog
      || self == .level && [.systemExtraLarge, .accessoryInline].contains(family)
  }

  /// The views of an entry with their type erased: a command that draws one kind builds no other.
  @MainActor
  func views(of outlook: Outlook) -> any FamilyViews {
    switch self {
    case .level: LevelViews(outlook: outlook)
    case .today: TodayViews(outlook: outlook)
    case .bedtime: BedtimeViews(outlook: outlook)
    case .history: HistoryViews(outlook: outlook)
    case .quickLog: QuickLogViews(outlook: outlook)
    }
  }

  /// The largest family that fits into so many cells, which then has all of their room; a single
  /// line, to be cut, where none does.
  package func family(fitting size: CellSize) -> WidgetFamily {
    let fitting = families.filter {
      $0.cellSize.columns <= size.columns && $0.cellSize.rows <= size.rows
    }
    func cells(_ family: WidgetFamily) -> Int { family.cellSize.columns * family.cellSize.rows }
    return fitting.max { cells($0) < cells($1) } ?? .accessoryInline
  }

  /// The widest form of the level in a terminal: two columns from 80 cells on.
  package static func dashboard(in size: CellSize) -> WidgetFamily {
    if size.columns >= 80, size.rows >= 18 { return .systemExtraLarge }
    // The front page, stretched, or a little narrower than it is.
    return size.columns >= 38 && size.rows >= 18 ? .systemLarge : level.family(fitting: size)
  }
}

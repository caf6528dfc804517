import TextUI
public import TextWidgetKit

/// The kinds of caffeine widget, in gallery order.
public enum CaffeineKind: String, CaseIterable, Sendable {
  case level
  case today
  case bedtime
  case history
  case quickLog = "quick-log"

  /// The name and a sentence that people see, and the command that a tap on the widget leads to.
  var facts: (name: String, summary: String, link: String) {
    switch self {
    case .level: ("Level", "What is in your body now, and about when it will be low.", "status")
    case .today: ("Today", "What you drank today, against your limit for a day.", "list")
    case .bedtime:
      ("Bedtime", "About when it will be low, and until when there is your usual drink.", "advise")
    case .history: ("History", "What you drank on each of the last seven days.", "stats?by=day")
    case .quickLog: ("Quick Log", "Your usual drinks, a tap each.", "status")
    }
  }

  package var families: [WidgetFamily] {
    WidgetFamily.allCases.filter { drawing(in: $0) != nil }
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

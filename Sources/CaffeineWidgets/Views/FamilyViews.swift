import TextUI
import TextWidgetKit

extension CaffeineKind {
  /// Makes the view of an entry, its type erased: a command that draws one view builds no other.
  typealias Drawing = @MainActor (Outlook) -> AnyView

  /// What the kind shows in a family; `nil` for nothing.
  ///
  /// The only switch over families in the app; exhaustive on purpose, so that a new family must be
  /// drawn here. System families get a card, accessories none. Rendering modes have no branch: views
  /// mark accented parts, and colours are mapped when cells are written.
  func drawing(in family: WidgetFamily) -> Drawing? {
    switch (family, self) {
    case (.systemSmall, .level): card { $0.levelSmall }
    case (.systemSmall, .today): card { $0.todaySmall }
    case (.systemSmall, .bedtime): card { $0.bedtimeSmall }
    case (.systemSmall, .quickLog): card { $0.quickLogSmall }
    case (.systemMedium, .level): card { $0.levelMedium }
    case (.systemMedium, .today): card { $0.todayMedium }
    case (.systemMedium, .bedtime): card { $0.bedtimeMedium }
    case (.systemMedium, .quickLog): card { $0.quickLogMedium }
    case (.systemSmall, .history), (.systemMedium, .history): card { $0.week() }
    case (.systemLarge, .level), (.systemExtraLargePortrait, .level): card { $0.frontPage() }
    case (.systemLarge, .today): card { $0.todayLarge }
    case (.systemLarge, .history): card { $0.historyLarge }
    case (.systemLarge, .quickLog): card { $0.quickLogLarge }
    case (.systemExtraLarge, .level): card { Dashboard(outlook: $0) }
    case (.accessoryCircular, .level): accessory { $0.levelCircular }
    case (.accessoryCircular, .today): accessory { $0.todayCircular }
    case (.accessoryRectangular, .level): accessory { $0.levelRectangular }
    case (.accessoryRectangular, .today): accessory { $0.todayRectangular }
    case (.accessoryRectangular, .bedtime): accessory { $0.bedtimeRectangular }
    case (.accessoryInline, .level): { AnyView($0.levelInline) }
    case (.accessoryInline, .today): { AnyView($0.todayInline) }
    case (.accessoryInline, .bedtime): { AnyView($0.bedtimeInline) }
    case (.accessoryCorner, .level): accessory { $0.levelCorner }
    case (.systemLarge, .bedtime), (.systemExtraLarge, _), (.systemExtraLargePortrait, _): nil
    case (.accessoryCircular, _), (.accessoryRectangular, _), (.accessoryInline, _): nil
    case (.accessoryCorner, _): nil
    }
  }

  private func card(_ view: @escaping @MainActor (Outlook) -> some View) -> Drawing {
    // After bedtime the whole card is night.
    { AnyView(view($0).onCard(isNight: $0.entry.isInBed && $0.entry.isKnown)) }
  }

  private func accessory(_ view: @escaping @MainActor (Outlook) -> some View) -> Drawing {
    { AnyView(view($0).legible()) }
  }
}

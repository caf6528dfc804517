import TextUI
import TextWidgetKit

extension CaffeineKind {
  /// Makes the view of an entry, its type erased and built only when it is called: a command that
  /// draws one view builds no other.
  typealias Drawing = @MainActor (Outlook) -> AnyView

  /// What the kind shows in a family; `nil` for nothing.
  ///
  /// The only switch over families in the app; exhaustive on purpose, so that a new family must be
  /// drawn here. System families get a card, accessories none. Rendering modes have no branch: views
  /// mark accented parts, and colours are mapped when cells are written.
  func drawing(in family: WidgetFamily) -> Drawing? {
    switch (family, self) {
    case (.systemSmall, .level): { $0.card($0.levelSmall) }
    case (.systemSmall, .today): { $0.card($0.todaySmall) }
    case (.systemSmall, .bedtime): { $0.card($0.bedtimeSmall) }
    case (.systemSmall, .quickLog): { $0.card($0.quickLogSmall) }
    case (.systemMedium, .level): { $0.card($0.levelMedium) }
    case (.systemMedium, .today): { $0.card($0.todayMedium) }
    case (.systemMedium, .bedtime): { $0.card($0.bedtimeMedium) }
    case (.systemMedium, .quickLog): { $0.card($0.quickLogMedium) }
    case (.systemSmall, .history), (.systemMedium, .history): { $0.card($0.week()) }
    case (.systemLarge, .level), (.systemExtraLargePortrait, .level): { $0.card($0.frontPage()) }
    case (.systemLarge, .today): { $0.card($0.todayLarge) }
    case (.systemLarge, .history): { $0.card($0.historyLarge) }
    case (.systemLarge, .quickLog): { $0.card($0.quickLogLarge) }
    case (.systemExtraLarge, .level): { $0.card(Dashboard(outlook: $0)) }
    case (.accessoryCircular, .level): { $0.accessory($0.levelCircular) }
    case (.accessoryCircular, .today): { $0.accessory($0.todayCircular) }
    case (.accessoryRectangular, .level): { $0.accessory($0.levelRectangular) }
    case (.accessoryRectangular, .today): { $0.accessory($0.todayRectangular) }
    case (.accessoryRectangular, .bedtime): { $0.accessory($0.bedtimeRectangular) }
    case (.accessoryInline, .level): { AnyView($0.levelInline) }
    case (.accessoryInline, .today): { AnyView($0.todayInline) }
    case (.accessoryInline, .bedtime): { AnyView($0.bedtimeInline) }
    case (.accessoryCorner, .level): { $0.accessory($0.levelCorner) }
    case (.systemLarge, .bedtime), (.systemExtraLarge, _), (.systemExtraLargePortrait, _): nil
    case (.accessoryCircular, _), (.accessoryRectangular, _), (.accessoryInline, _): nil
    case (.accessoryCorner, _): nil
    }
  }
}

@MainActor
extension Outlook {
  fileprivate func card(_ view: some View) -> AnyView {
    // After bedtime the whole card is night.
    AnyView(view.onCard(isNight: entry.isInBed && entry.isKnown))
  }

  fileprivate func accessory(_ view: some View) -> AnyView { AnyView(view.legible()) }
}

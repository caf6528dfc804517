public import TextUI
import TextWidgetKit

/// One entry of the caffeine widget, in whatever family and rendering mode it is asked for.
public struct CaffeineEntryView: View {
  @Environment(\.widgetFamily) private var family

  private let entry: CaffeineEntry

  /// The view of one entry.
  public init(entry: CaffeineEntry) {
    self.entry = entry
  }

  /// The one switch over families: a family without a view does not compile.
  public var body: some View {
    switch family {
    case .systemSmall, .systemMedium, .systemLarge: RoomLayout(entry: entry).onCard()
    case .systemExtraLarge, .systemExtraLargePortrait:
      RoomLayout(entry: entry, showsWeek: true).onCard()
    case .accessoryCircular: CircularView(entry: entry).legible()
    case .accessoryRectangular: RoomLayout(entry: entry).legible()
    case .accessoryInline: InlineView(entry: entry)
    case .accessoryCorner: CornerView(entry: entry).legible()
    }
  }
}

import AppIntents
import SwiftUI
import WidgetKit

/// What a person sets: how long each article stays.
struct FeedIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Latest Articles"
  static let description = IntentDescription("Shows one article after the other.")

  @Parameter(
    title: "Interval", description: "The minutes for which an article stays.", default: 5,
    controlStyle: .stepper, inclusiveRange: (1, 60))
  var interval: Int
}

struct FeedEntry: TimelineEntry {
  let date: Date
  /// The article that is due and those after it; none before the app has written any.
  var items: [FeedItem]
}

struct FeedProvider: AppIntentTimelineProvider {
  let device: Device

  func placeholder(in context: Context) -> FeedEntry {
    FeedEntry(date: device.now(), items: [.sample, .sample, .sample])
  }

  func snapshot(for configuration: FeedIntent, in context: Context) async -> FeedEntry {
    context.isPreview
      ? placeholder(in: context) : FeedEntry(date: device.now(), items: items)
  }

  func timeline(for configuration: FeedIntent, in context: Context) async -> Timeline<FeedEntry> {
    let (start, items) = (device.now(), items)
    let interval = TimeInterval(configuration.interval * 60)
    if items.isEmpty {
      return Timeline(
        entries: [FeedEntry(date: start, items: [])], policy: .after(start + interval))
    }
    let entries = items.indices.map { index in
      FeedEntry(
        date: start + Double(index) * interval, items: Array(items[index...] + items[..<index]))
    }
    return Timeline(entries: entries, policy: .atEnd)
  }

  private var items: [FeedItem] {
    (try? device.folder.value([FeedItem].self, of: FeedItem.file)) ?? []
  }
}

/// The latest articles that the app has written into the shared folder, one after the other.
struct FeedWidget: Widget {
  var device = Device()

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: WidgetKind.feed, intent: FeedIntent.self, provider: FeedProvider(device: device)
    ) { entry in
      FeedView(entry: entry)
    }
    .configurationDisplayName("Latest Articles")
    .description("What is new, one article after the other.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

import SwiftUI
import WidgetKit

struct SampleEntry: TimelineEntry {
  let date: Date
}

struct SampleProvider: TimelineProvider {
  private var entry: SampleEntry { SampleEntry(date: Date(timeIntervalSince1970: 1_795_262_400)) }

  func placeholder(in context: Context) -> SampleEntry { entry }

  func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) {
    completion(entry)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SampleEntry>) -> Void) {
    completion(Timeline(entries: [entry], policy: .atEnd))
  }
}

struct WeatherWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "weather", provider: SampleProvider()) { _ in WeatherView() }
      .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

struct CalendarWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "calendar", provider: SampleProvider()) { _ in CalendarView() }
      .supportedFamilies([.systemSmall, .systemLarge])
  }
}

struct StocksWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "stocks", provider: SampleProvider()) { _ in StocksView() }
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct SampleBundle: WidgetBundle {
  var body: some Widget {
    WeatherWidget()
    CalendarWidget()
    StocksWidget()
  }
}

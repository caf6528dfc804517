import Intents
import SwiftUI
import WidgetKit

/// What Xcode would generate from a definition file.
final class PlaceIntent: INIntent {
  var place: String? = "Reykjavík"
}

struct MoonEntry: TimelineEntry {
  let date: Date
  let place: String
  let share: Double
}

struct MoonProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> MoonEntry {
    MoonEntry(date: Date(timeIntervalSince1970: 0), place: "Nowhere", share: 0)
  }

  func getSnapshot(
    for configuration: PlaceIntent, in context: Context, completion: @escaping (MoonEntry) -> Void
  ) {
    let date = Date(timeIntervalSince1970: 1_795_273_200)
    completion(MoonEntry(date: date, place: configuration.place ?? "Here", share: 0.75))
  }

  func getTimeline(
    for configuration: PlaceIntent, in context: Context,
    completion: @escaping (Timeline<MoonEntry>) -> Void
  ) {
    getSnapshot(for: configuration, in: context) { entry in
      completion(Timeline(entries: [entry], policy: .never))
    }
  }
}

struct MoonWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "moon", intent: PlaceIntent.self, provider: MoonProvider()) { entry in
      VStack(alignment: .leading) {
        Label(entry.place, systemImage: "moon.fill")
        Gauge(value: entry.share) { Text("Lit") }.gaugeStyle(.accessoryLinearCapacity)
      }
    }
    .configurationDisplayName("Moon")
    .supportedFamilies([.accessoryRectangular])
  }
}

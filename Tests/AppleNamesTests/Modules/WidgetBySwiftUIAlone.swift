// Apple's SwiftUI hands on what widgets are made of.
import SwiftUI

struct LevelEntry: TimelineEntry {
  let date: Date
  var level = 0.5
}

struct LevelProvider: TimelineProvider {
  func placeholder(in context: Context) -> LevelEntry { LevelEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (LevelEntry) -> Void) {
    completion(LevelEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<LevelEntry>) -> Void) {
    completion(Timeline(entries: [LevelEntry(date: .now)], policy: .never))
  }
}

struct LevelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "level", provider: LevelProvider()) { entry in
      Gauge(value: entry.level) { Text("Level") }
        .widgetAccentable()
        .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

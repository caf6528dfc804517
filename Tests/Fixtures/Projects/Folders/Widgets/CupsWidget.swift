import SwiftUI
import WidgetKit

struct CupEntry: TimelineEntry {
  let date: Date
  let cup: Cup
}

struct CupsProvider: TimelineProvider {
  func placeholder(in context: Context) -> CupEntry { CupEntry(date: .now, cup: .sample) }
  func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

struct CupsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Cups", provider: CupsProvider()) { entry in
      VStack {
        Text(entry.cup.name)
        Text("widget.title")
      }
      .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

#Preview("Two cups", as: .systemSmall) {
  CupsWidget()
} timeline: {
  CupEntry(date: .now, cup: Cup(name: "Double espresso"))
}

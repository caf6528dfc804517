import Cups
import SwiftUI
import WidgetKit

@main
struct CupWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Cup", provider: Provider()) { entry in
      Text(Words.title).foregroundStyle(.crema)
    }
  }
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Cup { Cup(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Cup) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<Cup>) -> Void) {}
}

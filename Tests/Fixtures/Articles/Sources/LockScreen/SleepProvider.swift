import SwiftUI
import WidgetKit

struct SleepEntry: TimelineEntry {
  let date: Date
  /// Of the eight that were planned.
  var hours = 6.0

  var share: Double { hours / 8 }
}

struct SleepProvider: TimelineProvider {
  var now: () -> Date = Date.init

  func placeholder(in context: Context) -> SleepEntry {
    SleepEntry(date: now())
  }

  func getSnapshot(in context: Context, completion: @escaping (SleepEntry) -> Void) {
    completion(SleepEntry(date: now()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SleepEntry>) -> Void) {
    let start = now()
    let entries = (0..<5).map { hour in
      SleepEntry(date: start.addingTimeInterval(Double(hour) * 3600))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

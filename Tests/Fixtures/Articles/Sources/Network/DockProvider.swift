import Intents
import SwiftUI
import WidgetKit

struct DockEntry: TimelineEntry {
  let date: Date
  var dock = Dock(id: "", name: "No answer", news: "Try again later.")
}

struct DockProvider: IntentTimelineProvider {
  var service = DockService()

  func placeholder(in context: Context) -> DockEntry {
    DockEntry(date: Date())
  }

  func getSnapshot(
    for configuration: SelectDockIntent, in context: Context,
    completion: @escaping (DockEntry) -> Void
  ) {
    let dock = Dock(id: "harbour", name: "Harbour", news: "9 bicycles, 3 places")
    completion(DockEntry(date: Date(), dock: dock))
  }

  func getTimeline(
    for configuration: SelectDockIntent, in context: Context,
    completion: @escaping (Timeline<DockEntry>) -> Void
  ) {
    let date = Date()
    service.fetch(path(for: configuration.wish)) { dock in
      var entry = DockEntry(date: date)
      if let dock = dock {
        entry.dock = Dock(
          id: dock.id, name: configuration.nickname ?? dock.name, news: dock.news)
      }
      let next = Calendar.current.date(byAdding: .minute, value: 15, to: date) ?? date
      completion(Timeline(entries: [entry], policy: .after(next)))
    }
  }

  private func path(for wish: Wish) -> String {
    switch wish {
    case .bicycles: return "bicycles.json"
    case .places: return "places.json"
    case .unknown: return "nearest.json"
    }
  }
}

import SwiftUI
import WidgetKit

/// A widget with one planted fault in its view.
enum Fault: String, CaseIterable {
  case none, background, cut, ground, empty, address, link, symbol, asset, stale, unredacted
}

struct FaultyEntry: TimelineEntry {
  var date = Date()
  /// In the zone of the run, as the moments of its tests.
  var started =
    Calendar.current.date(
      from: DateComponents(year: 2026, month: 11, day: 21, hour: 14, minute: 55)) ?? .distantPast
  var words = ""
  var level = Color.primary
}

struct FaultyProvider: TimelineProvider {
  func placeholder(in context: Context) -> FaultyEntry { FaultyEntry() }
  func getSnapshot(in context: Context, completion: @escaping (FaultyEntry) -> Void) {
    completion(FaultyEntry())
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<FaultyEntry>) -> Void) {
    var entry = FaultyEntry()
    entry.words = "\(Int(Date().timeIntervalSince(entry.started) / 60)) min ago"
    completion(Timeline(entries: [entry], policy: .after(Date().addingTimeInterval(1800))))
  }
}

struct FaultyView: View {
  let fault: Fault
  let entry: FaultyEntry

  var body: some View {
    if fault == .empty {
      Color.clear.containerBackground(.clear, for: .widget)
    } else if fault == .background {
      Text("Tea")
    } else {
      VStack {
        content
        Text(entry.started, style: .relative)
      }
      .containerBackground(.background, for: .widget)
    }
  }

  @ViewBuilder private var content: some View {
    switch fault {
    case .cut: Text("A long description of a drink").lineLimit(1)
    case .ground: Text("Cup").padding().background(.blue)
    case .address: Text("Tea").widgetURL(URL(string: "tea/today"))
    case .link:
      if let url = URL(string: "app://tea") { Link("Tea", destination: url) }
    case .symbol: Image(systemName: "mugg.hot.nowhere")
    case .asset: Image("NoSuchCup")
    case .stale: Text(entry.words)
    case .unredacted: Text("40 mg").unredacted()
    case .none, .background, .empty: Text("Tea")
    }
  }
}

struct FaultyBundle: WidgetBundle {
  @MainActor static var fault = Fault.none
  var body: some Widget { FaultyWidget() }
}

struct FaultyWidget: Widget {
  var body: some WidgetConfiguration {
    let fault = FaultyBundle.fault
    return StaticConfiguration(kind: "cup/small", provider: FaultyProvider()) { entry in
      FaultyView(fault: fault, entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}

/// A widget whose provider has a fault.
enum ProviderFault: CaseIterable { case late, silent, twice, empty, unsorted, passed, hue, slow }

struct UnruledProvider: TimelineProvider {
  let fault: ProviderFault

  func placeholder(in context: Context) -> FaultyEntry {
    if fault == .slow { Thread.sleep(forTimeInterval: 0.3) }
    return FaultyEntry()
  }
  func getSnapshot(in context: Context, completion: @escaping (FaultyEntry) -> Void) {
    completion(FaultyEntry())
  }
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<FaultyEntry>) -> Void
  ) {
    let later = FaultyEntry(date: Date().addingTimeInterval(60))
    switch fault {
    case .silent: return
    case .late:
      DispatchQueue.global().asyncAfter(deadline: .now() + 20) {
        completion(Timeline(entries: [], policy: .never))
      }
    case .empty: completion(Timeline(entries: [], policy: .never))
    case .twice:
      completion(Timeline(entries: [FaultyEntry()], policy: .atEnd))
      completion(Timeline(entries: [FaultyEntry()], policy: .atEnd))
    case .unsorted: completion(Timeline(entries: [later, FaultyEntry()], policy: .atEnd))
    case .passed:
      completion(
        Timeline(entries: [FaultyEntry()], policy: .after(Date().addingTimeInterval(-60))))
    case .hue:
      let red = FaultyEntry(level: Color(red: 0.9, green: 0.3, blue: 0.3))
      let green = FaultyEntry(
        date: later.date, level: Color(red: 0.2, green: 0.56, blue: 0.2))
      completion(Timeline(entries: [red, green], policy: .atEnd))
    case .slow: completion(Timeline(entries: [FaultyEntry()], policy: .atEnd))
    }
  }
}

struct UnruledBundle: WidgetBundle {
  @MainActor static var fault = ProviderFault.slow
  var body: some Widget { UnruledWidget() }
}

struct UnruledWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "unruled", provider: UnruledProvider(fault: UnruledBundle.fault)
    ) { entry in
      Text("Tea").foregroundStyle(entry.level).containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

#Preview("Cup", as: .systemSmall) {
  FaultyWidget()
} timeline: {
  FaultyEntry()
}

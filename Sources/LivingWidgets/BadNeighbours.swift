import SwiftUI
import Synchronization
import WidgetKit

/// Providers with bad manners beside good ones; the last ends the program.
struct BadNeighbours: WidgetBundle {
  var body: some Widget {
    MannerWidget(.silent)
    MannerWidget(.drops)
    MannerWidget(.twice)
    MannerWidget(.late)
    MannerWidget(.offThread)
    MannerWidget(.empty)
    MannerWidget(.good)
    MannerWidget(.traps)
  }
}

private enum Manner: String {
  case silent, drops, twice, late, offThread, empty, good, traps
}

private struct MannerEntry: TimelineEntry {
  let date = Date.distantPast
  let text: String
}

private struct MannerProvider: TimelineProvider {
  /// Callbacks that nobody calls.
  private static let kept = Mutex<[@Sendable (Timeline<MannerEntry>) -> Void]>([])

  let manner: Manner

  func placeholder(in context: Context) -> MannerEntry { MannerEntry(text: "placeholder") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (MannerEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<MannerEntry>) -> Void
  ) {
    let timeline = Timeline(entries: [MannerEntry(text: "ready")], policy: .never)
    switch manner {
    case .silent: Self.kept.withLock { $0.append(completion) }
    case .drops: break
    case .twice:
      completion(timeline)
      completion(Timeline(entries: [MannerEntry(text: "again")], policy: .never))
    case .late:
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { completion(timeline) }
    case .offThread: Thread { completion(timeline) }.start()
    case .empty: completion(Timeline(entries: [], policy: .never))
    case .good: completion(timeline)
    case .traps:
      if ProcessInfo.processInfo.environment["MANNERS"] == "trap" { preconditionFailure("planted") }
      completion(timeline)
    }
  }
}

private struct MannerWidget: Widget {
  var manner = Manner.good

  init() {}
  init(_ manner: Manner) { self.manner = manner }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: manner.rawValue, provider: MannerProvider(manner: manner)) {
      Text($0.text)
    }
    .supportedFamilies([.accessoryInline])
  }
}

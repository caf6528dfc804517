import SwiftUI
import Synchronization
import WidgetKit

/// Providers with bad manners beside good ones; the last ends the program.
struct BadNeighbours: WidgetBundle {
  var body: some Widget {
    MannerWidget(.blocks)
    MannerWidget(.blocksTask)
    MannerWidget(.silent)
    MannerWidget(.drops)
    MannerWidget(.throws)
    MannerWidget(.twice)
    MannerWidget(.late)
    MannerWidget(.offThread)
    MannerWidget(.unordered)
    MannerWidget(.empty)
    MannerWidget(.good)
    MannerWidget(.traps)
  }
}

private enum Manner: String {
  case blocks, blocksTask, silent, drops, `throws`, twice, late, offThread, unordered, empty, good,
    traps
}

private struct MannerEntry: TimelineEntry {
  var date = Date.distantPast
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
    case .blocks: Thread.sleep(forTimeInterval: 100_000)
    case .blocksTask:
      // Each thread of Swift's pool, as far as there are cores.
      for _ in 0..<ProcessInfo.processInfo.processorCount {
        Task.detached {
          Self.block()
          completion(timeline)
        }
      }
    case .silent: Self.kept.withLock { $0.append(completion) }
    case .drops: break
    case .throws: Task { @MainActor in completion(try Self.failing()) }
    case .twice:
      completion(timeline)
      completion(Timeline(entries: [MannerEntry(text: "again")], policy: .never))
    case .late:
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { completion(timeline) }
    case .offThread: Thread { completion(timeline) }.start()
    case .unordered:
      let entries = [(3600, "later"), (-3600, "before"), (-1, "ready")].map {
        MannerEntry(date: Date() + $0.0, text: $0.1)
      }
      completion(Timeline(entries: entries, policy: .never))
    case .empty: completion(Timeline(entries: [], policy: .never))
    case .good: completion(timeline)
    case .traps:
      if ProcessInfo.processInfo.environment["MANNERS"] == "trap" { preconditionFailure("planted") }
      completion(timeline)
    }
  }

  private static func block() { Thread.sleep(forTimeInterval: 100_000) }

  private static func failing() throws -> Timeline<MannerEntry> { throw CancellationError() }
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

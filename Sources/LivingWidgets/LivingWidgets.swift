import CivilTime
import SwiftUI
import WidgetKit

// The program of widgets that Scripts/lived lets live through a simulated month, and with MANNERS=1
// that of providers with bad manners.
@main
enum LivingWidgetsProgram {
  static func main() async {
    _ = clock  // It begins with the process, as the host's does.
    if ProcessInfo.processInfo.environment["MANNERS"] != nil {
      await BadNeighbours.main()
    } else {
      await LivingWidgets.main()
    }
  }
}

/// Three widgets that show which part of the day it is, each by another policy.
private struct LivingWidgets: WidgetBundle {
  var body: some Widget {
    PartWidget(.entries)
    PartWidget(.reloads)
    PartWidget(.late)
  }
}

/// The clock of the process, which providers have to know too: they are asked for times to come.
private let clock = SimulatedClock(
  ProcessInfo.processInfo.environment["CAFFEINE_NOW"] ?? "", on: .utc, since: Date())

/// How a provider gives its entries.
private enum Part: String {
  /// All of a day.
  case entries
  /// One, and another at the full hour.
  case reloads
  /// All of six hours, from another thread and after a while.
  case late
}

private struct PartEntry: TimelineEntry {
  let date: Date
  let length: TimeInterval

  /// As many of its length as have passed since 1970.
  var text: String { "part \(Int(date.timeIntervalSince1970 / length))" }
}

private struct PartProvider: TimelineProvider {
  let part: Part

  func placeholder(in context: Context) -> PartEntry { PartEntry(date: .distantPast, length: 1) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (PartEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<PartEntry>) -> Void
  ) {
    let now = clock?.date(at: Date()) ?? Date()
    switch part {
    case .entries: completion(timeline(of: 1200, 72, from: now, .atEnd))
    case .reloads:
      let hour = timeline(of: 3600, 1, from: now, .never)
      completion(Timeline(entries: hour.entries, policy: .after(hour.entries[0].date + 3600)))
    case .late:
      let timeline = timeline(of: 1800, 12, from: now, .after(now + 5 * 3600))
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { completion(timeline) }
    }
  }

  private func timeline(
    of length: TimeInterval, _ count: Int, from now: Date, _ policy: TimelineReloadPolicy
  ) -> Timeline<PartEntry> {
    let first = (now.timeIntervalSince1970 / length).rounded(.down) * length
    let entries = (0..<count).map { index in
      PartEntry(date: Date(timeIntervalSince1970: first + Double(index) * length), length: length)
    }
    return Timeline(entries: entries, policy: policy)
  }
}

private struct PartWidget: Widget {
  var part = Part.entries

  init() {}
  init(_ part: Part) { self.part = part }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: part.rawValue, provider: PartProvider(part: part)) { Text($0.text) }
      .supportedFamilies([.accessoryInline])
  }
}

import AppIntents
import SwiftUI
import WidgetKit

/// What was drunk on a day, as the app writes it.
struct Glasses: Codable, Hashable, Sendable {
  static let file = "glasses.json"

  let date: Date
  let count: Int
}

/// What a person sets.
struct GoalIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Water"

  @Parameter(title: "Goal", description: "Glasses a day.", default: 8, inclusiveRange: (1, 20))
  var goal: Int
}

struct GoalEntry: TimelineEntry {
  let date: Date
  let count: Int
  let goal: Int

  /// A stack shows the widget sooner, the more is missing.
  var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: Float(max(goal - count, 0)))
  }
}

struct GoalProvider: AppIntentTimelineProvider {
  let device: Device

  func placeholder(in context: Context) -> GoalEntry {
    GoalEntry(date: device.now(), count: 5, goal: 8)
  }

  func snapshot(for configuration: GoalIntent, in context: Context) async -> GoalEntry {
    context.isPreview
      ? placeholder(in: context)
      : GoalEntry(date: device.now(), count: count, goal: configuration.goal)
  }

  /// The count now, and that of the next day, which begins without any.
  func timeline(for configuration: GoalIntent, in context: Context) async -> Timeline<GoalEntry> {
    let now = device.now()
    let goal = configuration.goal
    let midnight = device.calendar.nextDate(
      after: now, matching: DateComponents(hour: 0), matchingPolicy: .nextTime)
    let entries = [GoalEntry(date: now, count: count, goal: goal)]
    guard let midnight else { return Timeline(entries: entries, policy: .after(now + 3600)) }
    return Timeline(
      entries: entries + [GoalEntry(date: midnight, count: 0, goal: goal)], policy: .atEnd)
  }

  private var count: Int {
    guard let glasses = try? device.folder.value(Glasses.self, of: Glasses.file),
      device.calendar.isDate(glasses.date, inSameDayAs: device.now())
    else { return 0 }
    return glasses.count
  }
}

/// How much water is left to drink today, on the Lock Screen.
struct GoalWidget: Widget {
  var device = Device()

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: WidgetKind.goal, intent: GoalIntent.self, provider: GoalProvider(device: device)
    ) { entry in
      GoalView(entry: entry)
    }
    .configurationDisplayName("Water")
    .description("The glasses of today.")
    .supportedFamilies([
      .accessoryInline, .accessoryCircular, .accessoryRectangular, .accessoryCorner,
    ])
  }
}

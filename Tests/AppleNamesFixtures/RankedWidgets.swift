// Widgets, providers, configurations and intents in the forms that real ones use.
import AppIntents
import SwiftUI
import WidgetKit

struct PressIntent: AppIntent {
  static let title: LocalizedStringResource = "Press"
  static let description = IntentDescription("Presses.")
  static let openAppWhenRun: Bool = false

  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: "kind")
    WidgetCenter.shared.reloadAllTimelines()
    return .result()
  }
}

struct RankedEntry: TimelineEntry {
  var date: Date
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 1, duration: 60) }
}

struct RankedProvider: TimelineProvider {
  typealias Entry = RankedEntry

  func placeholder(in context: Context) -> RankedEntry {
    RankedEntry(date: .init(timeIntervalSince1970: 0))
  }

  func getSnapshot(in context: Context, completion: @escaping (RankedEntry) -> Void) {
    if context.isPreview, context.family == .systemSmall, context.displaySize.width > 0 {}
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    let entry = placeholder(in: context)
    completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(60))))
  }
}

struct RankedWidget: Widget {
  let kind: String = "Ranked"

  private var families: [WidgetFamily] {
    if #available(iOS 16, *) {
      [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
        .accessoryRectangular, .accessoryInline, .accessoryCorner,
      ]
    } else {
      [.systemSmall]
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: RankedProvider()) { entry in
      RankedEntryView(entry: entry)
    }
    .configurationDisplayName("Ranked")
    .description(LocalizedStringKey("All names."))
    .supportedFamilies(families)
    .contentMarginsDisabled()
    .containerBackgroundRemovable(false)
    .onBackgroundURLSessionEvents(matching: "id") { _, completion in completion() }
    .disfavoredLocations([.standBy], for: [.systemSmall])
    .promptsForUserConfiguration()
  }
}

struct RankedEntryView: View {
  @Environment(\.widgetFamily) var family: WidgetFamily
  var entry: RankedProvider.Entry

  @ViewBuilder var body: some View {
    switch family {
    case .systemSmall, .systemMedium: RankedTexts()
    case .accessoryInline: Text("inline")
    default: content(for: family)
    }
  }

  @ViewBuilder private func content(for family: WidgetFamily) -> some View {
    if family == .systemLarge { RankedStacks() } else { RankedShapes() }
  }
}

enum RankedChoice: String, AppEnum {
  case first, second
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Choice"
  static let caseDisplayRepresentations: [RankedChoice: DisplayRepresentation] = [
    .first: "First", .second: DisplayRepresentation(title: "Second"),
  ]
}

struct RankedIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Configuration"
  static let description = IntentDescription("Chooses.")
  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$choice)") {
      \.$name
    }
  }

  @Parameter(title: "Choice", default: .first) var choice: RankedChoice
  @Parameter(title: "Name", optionsProvider: RankedNames()) var name: String?

  init() {}

  init(name: String) { self.name = name }
}

struct RankedNames: DynamicOptionsProvider {
  func results() async throws -> [String] { ["a", "b"] }
}

struct RankedIntentProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> RankedEntry {
    RankedEntry(date: .init(timeIntervalSince1970: 0))
  }

  func snapshot(for configuration: RankedIntent, in context: Context) async -> RankedEntry {
    placeholder(in: context)
  }

  func timeline(
    for configuration: RankedIntent, in context: Context
  ) async -> Timeline<RankedEntry> { Timeline(entries: [placeholder(in: context)], policy: .atEnd) }

  func recommendations() -> [AppIntentRecommendation<RankedIntent>] {
    [AppIntentRecommendation(intent: RankedIntent(name: "a"), description: "A")]
  }
}

struct RankedIntentWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "RankedIntent", intent: RankedIntent.self, provider: RankedIntentProvider()
    ) { entry in
      RankedTexts().containerBackground(.fill, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct RankedBundle: WidgetBundle {
  @WidgetBundleBuilder
  var body: some Widget {
    RankedWidget()
    RankedIntentWidget()
    if #available(iOS 18, *) { RankedWidget() }
  }
}

// swift-format-ignore-file: NeverForceUnwrap
// What Xcode writes for a new widget extension, whose targets are isolated to the main actor.
import WidgetKit
import SwiftUI
import AppIntents

struct EmojiProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> EmojiEntry {
    EmojiEntry(date: Date(), configuration: EmojiIntent())
  }
  func snapshot(for configuration: EmojiIntent, in context: Context) async -> EmojiEntry {
    EmojiEntry(date: Date(), configuration: configuration)
  }
  func timeline(for configuration: EmojiIntent, in context: Context) async -> Timeline<EmojiEntry> {
    var entries: [EmojiEntry] = []
    let currentDate = Date()
    for hourOffset in 0..<5 {
      let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
      let entry = EmojiEntry(date: entryDate, configuration: configuration)
      entries.append(entry)
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
}
struct EmojiEntry: TimelineEntry {
  let date: Date
  let configuration: EmojiIntent
}
struct EmojiIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Configuration" }
  static var description: IntentDescription { "This is an example widget." }
  @Parameter(title: "Favorite Emoji", default: "😃")
  var favoriteEmoji: String
}
struct EmojiEntryView: View {
  var entry: EmojiProvider.Entry
  var body: some View {
    VStack {
      Text("Time:")
      Text(entry.date, style: .time)
      Text(entry.configuration.favoriteEmoji)
    }
  }
}
struct EmojiWidget: Widget {
  let kind: String = "Emoji"
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: EmojiIntent.self, provider: EmojiProvider()) {
      entry in
      EmojiEntryView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
  }
}
extension EmojiIntent {
  fileprivate static var smiley: EmojiIntent {
    let intent = EmojiIntent()
    intent.favoriteEmoji = "😀"
    return intent
  }
}
#Preview("Template", as: .systemSmall) {
  EmojiWidget()
} timeline: {
  EmojiEntry(date: .now, configuration: .smiley)
}

// control template
struct EmojiControl: ControlWidget {
  static let kind: String = "org.example.Emoji"
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: Self.kind, provider: ControlProvider()) { value in
      ControlWidgetToggle("Start Timer", isOn: value.isRunning, action: TimerIntent(value.name)) {
        isRunning in
        Label(isRunning ? "On" : "Off", systemImage: "timer")
      }
    }
    .displayName("Timer")
    .description("A an example control that runs a timer.")
  }
}
extension EmojiControl {
  struct Value {
    var isRunning: Bool
    var name: String
  }
  struct ControlProvider: AppIntentControlValueProvider {
    func previewValue(configuration: TimerNameIntent) -> Value {
      EmojiControl.Value(isRunning: false, name: configuration.timerName)
    }
    func currentValue(configuration: TimerNameIntent) async throws -> Value {
      let isRunning = true
      return EmojiControl.Value(isRunning: isRunning, name: configuration.timerName)
    }
  }
}
struct TimerNameIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Timer Name Configuration"
  @Parameter(title: "Timer Name", default: "Timer")
  var timerName: String
}
struct TimerIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Start a timer"
  @Parameter(title: "Timer Name")
  var name: String
  @Parameter(title: "Timer is running")
  var value: Bool
  init() {}
  init(_ name: String) { self.name = name }
  func perform() async throws -> some IntentResult {
    .result()
  }
}
struct EmojiBundle: WidgetBundle {
  var body: some Widget {
    EmojiWidget()
    EmojiControl()
    EmojiActivity()
  }
}
struct EmojiAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var emoji: String
  }
  var name: String
}
struct EmojiActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: EmojiAttributes.self) { context in
      VStack { Text("Hello \(context.state.emoji)") }
        .activityBackgroundTint(Color.cyan)
        .activitySystemActionForegroundColor(Color.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Leading") }
        DynamicIslandExpandedRegion(.trailing) { Text("Trailing") }
        DynamicIslandExpandedRegion(.bottom) { Text("Bottom \(context.state.emoji)") }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("T \(context.state.emoji)")
      } minimal: {
        Text(context.state.emoji)
      }
      .widgetURL(URL(string: "http://www.apple.com"))
      .keylineTint(Color.red)
    }
  }
}
extension EmojiAttributes {
  fileprivate static var preview: EmojiAttributes { EmojiAttributes(name: "World") }
}
extension EmojiAttributes.ContentState {
  fileprivate static var smiley: EmojiAttributes.ContentState {
    EmojiAttributes.ContentState(emoji: "😀")
  }
}
#Preview("Template, activity", as: .content, using: EmojiAttributes.preview) {
  EmojiActivity()
} contentStates: {
  EmojiAttributes.ContentState.smiley
}

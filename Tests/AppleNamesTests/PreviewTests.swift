import AppIntents
import SwiftUI
import Testing
import WidgetKit

// A #Preview in a comment is none.
#Preview { Text("plain") }

#Preview("named", traits: .sizeThatFitsLayout) {
  Text("named")
}

/* #Preview */
@available(macOS 14, *)
#Preview("state", traits: .fixedLayout(width: 80, height: 16)) {
  @Previewable @State var isOn = true
  @Previewable @State var count = 2
  Toggle(isOn: $isOn) { Text("\(count)") }
}

#Preview("entries", as: .systemSmall) {
  PreviewedWidget()
} timeline: {
  PreviewedEntry(date: Date(timeIntervalSince1970: 0), text: "first")
  for text in ["second", "third"] {
    PreviewedEntry(date: Date(timeIntervalSince1970: 60), text: text)
  }
}

#Preview(
  "provider", as: .accessoryInline, widget: { PreviewedWidget() },
  timelineProvider: { PreviewedProvider() })

#Preview("settings", as: .accessoryInline, using: PreviewedIntent()) {
  PreviewedWidget()
} timelineProvider: {
  PreviewedIntentProvider()
}

extension EnvironmentValues {
  @Entry var cups = 3
  @Entry fileprivate var place: String?
  @Entry var order: (Int) -> String = { "\($0) cups" }
}

struct PreviewedEntry: TimelineEntry {
  let date: Date
  var text = ""
}

struct PreviewedProvider: TimelineProvider {
  func placeholder(in context: Context) -> PreviewedEntry { PreviewedEntry(date: .distantPast) }

  func getSnapshot(in context: Context, completion: @escaping (PreviewedEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PreviewedEntry>) -> Void) {
    let entry = PreviewedEntry(date: .distantPast, text: "provided")
    completion(Timeline(entries: [entry], policy: .never))
  }
}

struct PreviewedIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Previewed"
}

struct PreviewedIntentProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> PreviewedEntry { PreviewedEntry(date: .distantPast) }

  func snapshot(for configuration: PreviewedIntent, in context: Context) async -> PreviewedEntry {
    placeholder(in: context)
  }

  func timeline(
    for configuration: PreviewedIntent, in context: Context
  ) async -> Timeline<PreviewedEntry> {
    let entry = PreviewedEntry(date: .distantPast, text: "set")
    return Timeline(entries: [entry], policy: .never)
  }
}

struct PreviewedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "previewed", provider: PreviewedProvider()) { Text($0.text) }
  }
}

struct PlacedView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(verbatim: "\(family) \(scheme)") }
}

struct LoopedPreviews: PreviewProvider {
  static var previews: some View {
    ForEach([WidgetFamily.systemSmall, .accessoryInline], id: \.self) { family in
      if family == .systemSmall {
        PlacedView().previewContext(WidgetPreviewContext(family: family))
          .previewDisplayName("one").environment(\.colorScheme, .light).previewDisplayName("two")
      } else {
        PlacedView().previewContext(WidgetPreviewContext(family: family))
      }
    }
    PlacedView().previewLayout(.sizeThatFits).previewDisplayName("fitting")
  }
}

struct DeliveryPreviews: PreviewProvider {
  static var previews: some View {
    let attributes = DeliveryAttributes(name: "Box")
    attributes.previewContext(.init(stops: 3), viewKind: .content).previewDisplayName("banner")
    attributes.previewContext(.init(stops: 3), viewKind: .dynamicIsland(.compact))
  }
}

@MainActor
@Suite struct PreviewTests {
  private func pictures(_ name: String?) async throws -> [Preview.Picture] {
    let preview = try #require(Preview.all.first { $0.displayName == name })
    return await preview.pictures(in: EnvironmentValues(now: Date(timeIntervalSince1970: 0)))
  }

  /// A preview's code asks the clock later than who draws it.
  @Test(arguments: [(-3723.0, "1:02:03"), (600, "10:00")])
  func whatIsTakenFromTheClockMeanwhileIsPast(_ seconds: Double, _ text: String) async {
    let preview = Preview(traits: .sizeThatFitsLayout) { Text(Date.now + seconds, style: .timer) }
    let pictures = await preview.pictures(in: EnvironmentValues(now: Date()))
    #expect(
      pictures.map { $0.grid.plain().trimmingCharacters(in: .whitespacesAndNewlines) } == [text])
  }

  @Test func allOfTheProgramAreFoundInTheirOrder() {
    #expect(
      Preview.all.map(\.displayName).filter { !($0 ?? "").hasPrefix("Template") }
        == [
          "Delivery", "Island", "Expanded", "Walked", nil, "named", "state", "entries", "provider",
          "settings",
          "Cup",
          // Types, by their names.
          "CupView_Previews", "DeliveryPreviews", "DockView_Previews", "FilmView_Previews",
          "LoopedPreviews", "RankedPreviews", "RecipeView_Previews",
        ])
  }

  @Test func eachHasItsPlaceInTheSources() {
    let places = Preview.all.map(\.place)
    #expect(places.contains("PreviewTests.swift:7") && places.contains("CupView_Previews"))
  }

  /// A view each, in the family that it names and the environment around it.
  @Test func theViewsOfAProviderAreDrawn() async throws {
    let looped = try await pictures("LoopedPreviews")
    #expect(looped.map(\.title) == ["two", "LoopedPreviews, accessoryInline", "fitting"])
    #expect(looped[0].grid.plain().contains("systemSmall light") && looped[0].grid.columns == 20)
    #expect(looped[1].grid.plain() == "accessoryInline dark")
    #expect(looped[2].grid.plain() == "systemSmall dark" && looped[2].grid.rows == 1)
    let cups = try await pictures("CupView_Previews")
    #expect(cups.map(\.grid.columns) == [20, 42, 20, 20, 20])
  }

  /// The older kind does not name the widget of its activity.
  @Test func aProviderDrawsALiveActivity() async throws {
    _ = WidgetHost(DeliveryActivity())
    let delivery = try await pictures("DeliveryPreviews")
    #expect(delivery.map(\.title) == ["banner", "DeliveryPreviews"])
    #expect(delivery[0].grid.plain().contains("Box: 3 stops") && delivery[0].grid.columns == 45)
    #expect(delivery[1].grid.plain().contains("T 3"))
  }

  @Test func aViewHasTheRoomItsTraitsSay() async throws {
    let plain = try #require(try await pictures(nil).first)
    #expect(plain.grid.columns == 80 && plain.grid.rows == 24)
    let named = try #require(try await pictures("named").first)
    #expect(named.title == "named" && named.grid.plain() == "named")
  }

  @Test func aPreviewCanHaveState() async throws {
    let state = try #require(try await pictures("state").first)
    #expect(state.grid.plain() == "2      [x]")
  }

  @Test func eachEntryOfAWidgetIsDrawn() async throws {
    let entries = try await pictures("entries")
    #expect(entries.map(\.title) == (1...3).map { "entries, \($0) of 3" })
    for (picture, text) in zip(entries, ["first", "second", "third"]) {
      #expect(picture.grid.plain().contains(text))
    }
  }

  @Test func providersAreAsked() async throws {
    #expect(try await pictures("provider").map { $0.grid.plain() } == ["provided"])
    #expect(try await pictures("settings").map { $0.grid.plain() } == ["set"])
  }

  @Test func entriesOfTheEnvironmentAreReadAndSet() {
    var values = EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    #expect(values.cups == 3 && values.place == nil && values.order(2) == "2 cups")
    (values.cups, values.place) = (4, "bar")
    #expect(values.cups == 4 && values.place == "bar")
  }
}

import Intents
import SwiftUI
import Synchronization
import Testing
import WidgetKit

/// A widget written for Apple's platforms compiles unchanged and draws.
@MainActor
@Suite(.serialized) struct AppleNamesTests {
  let host = WidgetHost(TideBundle())

  @Test func theBundleOffersBothWidgets() {
    #expect(host.widgets.map(\.kind) == ["TideWidget", "HarbourWidget"])
    #expect(host.widgets[0].displayName == "Tides")
  }

  @Test(arguments: WidgetFamily.allCases, WidgetRenderingMode.allModes)
  func everyFamilyDrawsSomethingInsideItsSize(
    family: WidgetFamily, mode: WidgetRenderingMode
  ) throws {
    let context = TimelineProviderContext(family: family)
    let entry = try #require(host.immediateSnapshot(of: host.widgets[0], in: context))
    var environment = EnvironmentValues()
    environment.now = entry.date
    let drawing = host.draw(
      entry, of: host.widgets[0],
      as: WidgetPresentation(family: family, renderingMode: mode, environment: environment))
    #expect(drawing.grid.plain().contains { !$0.isWhitespace })
    #expect(drawing.grid.rows == family.cellSize.rows)
  }

  @Test func aBundleHasItsWidgetsAndAMain() {
    #expect(host.widgets.map(\.displayName).first == "Tides")
    #expect(host.widgets[1].supportedFamilies.contains(.accessoryInline))
    let main: @MainActor () async -> Void = TideBundle.main
    _ = main
  }

  @Test func anIntentsDefaultReachesTheView() async throws {
    #expect(try await host.shown(1).contains("Büsum"))
  }

  @Test func anIntentOfOldReachesTheView() async throws {
    let host = WidgetHost(MoonWidget())
    #expect(try await host.shown().contains("Reykjavík"))
    let context = TimelineProviderContext(family: .accessoryRectangular)
    let timeline = try #require(await host.timeline(of: host.widgets[0], in: context))
    #expect(timeline.entries.count == 1)
  }

  /// A person has chosen no harbour: a phone shows the first that is offered, and its placeholder where
  /// nothing is.
  @Test(arguments: [(["Büsum", "Husum"], "Büsum"), ([], "placeholder")])
  func anIntentOfOldIsFilledBeforeItsProviderReads(names: [String], shown: String) async throws {
    HarbourOptions.names.withLock { $0 = names }
    #expect(try await WidgetHost(FerryWidget()).shown().contains(shown))
  }
}

extension WidgetHost {
  /// What one of its widgets shows in a family.
  func shown(
    _ number: Int = 0, in family: WidgetFamily = .accessoryRectangular
  ) async throws -> String {
    let widget = widgets[number]
    let context = TimelineProviderContext(family: family)
    let entry = try #require(await snapshot(of: widget, in: context))
    let presentation = WidgetPresentation(family: family, environment: EnvironmentValues())
    return draw(entry, of: widget, as: presentation).grid.plain()
  }
}

private final class FerryHarbour: INObject, @unchecked Sendable {}

private struct HarbourOptions: DynamicOptionsProvider {
  static let names = Mutex<[String]>([])
  func results() async throws -> INObjectCollection<FerryHarbour> {
    INObjectCollection(
      items: Self.names.withLock { $0 }.map { FerryHarbour(identifier: $0, display: $0) })
  }
}

private final class FerryIntent: INIntent {
  @Parameter(title: "Harbour", optionsProvider: HarbourOptions()) var harbour: FerryHarbour
}

private struct FerryWidget: Widget {
  struct Entry: TimelineEntry {
    let date = Date.distantPast
    let name: String
  }
  struct Provider: IntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(name: "placeholder") }
    func getSnapshot(
      for configuration: FerryIntent, in context: Context, completion: @escaping (Entry) -> Void
    ) { completion(Entry(name: configuration.harbour.displayString)) }
    func getTimeline(
      for configuration: FerryIntent, in context: Context,
      completion: @escaping (Timeline<Entry>) -> Void
    ) { completion(Timeline(entries: [Entry(name: "")], policy: .never)) }
  }
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "ferry", intent: FerryIntent.self, provider: Provider()) {
      Text($0.name)
    }
  }
}

import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

@MainActor
@Suite struct ConfigurationTests {
  @Test func aBundleMayHoldNothingOneOrSeveralAndWhatMayBeMissing() {
    #expect(WidgetHost(NoWidgets()).widgets.isEmpty)
    #expect(WidgetHost(MaybeWidgets()).widgets.map(\.kind) == ["count", "late"])
    #expect(EmptyWidgetConfiguration().descriptions.isEmpty)
    #expect(OptionalWidget<CountWidget>().body.descriptions.isEmpty)
  }

  /// Settings are at their defaults, and are asked of the provider each time.
  @Test func anIntentReachesItsProvider() async throws {
    for widget in WidgetHost(SettingsWidgets()).widgets {
      let host = WidgetHost(SettingsWidgets())
      let preview = TimelineProviderContext(family: .accessoryInline, isPreview: true)
      let context = TimelineProviderContext(family: .accessoryInline)
      let snapshot = try #require(await host.snapshot(of: widget, in: preview))
      #expect(try count(of: snapshot) == 103)
      let timeline = try #require(await host.timeline(of: widget, in: context))
      #expect(try timeline.entries.map(count) == [3, 4])
      #expect(timeline.reloadDate == noon + 600)
      #expect(try count(of: host.placeholder(of: widget, in: context)) == 0)
    }
  }

  /// An intent from before `AppIntent` has callbacks, and so an answer at once.
  @Test func anOldIntentIsAnsweredAtOnce() {
    let host = WidgetHost(SettingsWidgets())
    let context = TimelineProviderContext(family: .accessoryInline)
    #expect(host.immediateTimeline(of: host.widgets[0], in: context) == nil)
    #expect(host.immediateTimeline(of: host.widgets[1], in: context)?.entries.count == 2)
  }

  @Test(arguments: [
    (true, WidgetRenderingMode.fullColor, true), (true, .accented, false),
    (false, .accented, true), (false, .vibrant, true),
  ])
  func aBackgroundGivesWayWhereItMay(
    isRemovable: Bool, mode: WidgetRenderingMode, isShown: Bool
  ) throws {
    let drawing = try draw {
      $0.containerBackgroundRemovable(isRemovable)
    } as: {
      $0.renderingMode = mode
    }
    #expect((drawing.grid[3, 3].style.background != nil) == isShown)
    #expect(drawing.grid.plain().contains(isShown ? "shown" : "left out"))
  }

  @Test func marginsOfContentCanBeDone() throws {
    let usual = try draw { $0.supportedFamilies([.systemSmall]) }
    let full = try draw { $0.contentMarginsDisabled() }
    #expect(usual.grid.plain().contains("16 points"))
    // Whoever disables them keeps them by itself, around what is to have them.
    #expect(full.grid.plain().contains("16 points"))
  }

  @Test func aLabelStandsBelowACornerAndNowhereElse() throws {
    let corner = try draw {
      $0.supportedFamilies([.accessoryCorner])
    } as: {
      $0.family = .accessoryCorner
      $0.size = $0.family.cellSize
    }
    #expect(corner.grid.plain().split(separator: "\n").last?.contains("edge") == true)
    #expect(try !draw { $0.contentMarginsDisabled() }.grid.plain().contains("edge"))
  }

  private func count(of entry: WidgetEntry) throws -> Int {
    try #require(entry.base() as? CountEntry).count
  }

  /// Draws a widget that says what it is told, configured in a way.
  private func draw(
    _ configure: (any WidgetConfiguration) -> ModifiedWidgetConfiguration,
    as change: (inout WidgetPresentation) -> Void = { _ in }
  ) throws -> WidgetDrawing {
    let configuration = StaticConfiguration(kind: "told", provider: ImmediateProvider()) { _ in
      ToldView()
    }
    let widget = try #require(configure(configuration).descriptions.first)
    var place = WidgetPresentation(family: .systemSmall, environment: EnvironmentValues(now: noon))
    change(&place)
    let host = WidgetHost(CountWidget())
    let context = TimelineProviderContext(family: place.family)
    let entry = try #require(host.immediateSnapshot(of: widget, in: context))
    return host.draw(entry, of: widget, as: place)
  }
}

/// Says what the environment of a widget tells it.
private struct ToldView: View {
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    VStack {
      Text(verbatim: showsBackground ? "shown" : "left out")
      Text(verbatim: "\(Int(margins.leading)) points")
    }
    .widgetLabel("edge")
    .containerBackground(Color.green, for: .widget)
  }
}

private struct NoWidgets: WidgetBundle {
  var body: some Widget {}
}

private struct MaybeWidgets: WidgetBundle {
  var body: some Widget {
    if #available(macOS 15, *) { CountWidget() }
    LateWidget()
  }
}

private struct SettingsWidgets: WidgetBundle {
  var body: some Widget {
    NewSettingsWidget()
    OldSettingsWidget()
  }
}

private struct NewSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Count from"

  @Parameter(title: "First", default: 3) var first: Int
}

private struct NewSettingsProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CountEntry { CountEntry(date: noon, count: 0) }

  func snapshot(for settings: NewSettings, in context: Context) async -> CountEntry {
    CountEntry(date: noon, count: settings.first + (context.isPreview ? 100 : 0))
  }

  func timeline(for settings: NewSettings, in context: Context) async -> Timeline<CountEntry> {
    .counting(from: settings.first)
  }
}

private struct NewSettingsWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "new", intent: NewSettings.self, provider: NewSettingsProvider()
    ) { CountView(entry: $0) }
  }
}

private final class OldSettings: INIntent {
  var first = 3
}

private struct OldSettingsProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> CountEntry { CountEntry(date: noon, count: 0) }

  func getSnapshot(
    for settings: OldSettings, in context: Context,
    completion: @escaping @Sendable (CountEntry) -> Void
  ) { completion(CountEntry(date: noon, count: settings.first + (context.isPreview ? 100 : 0))) }

  func getTimeline(
    for settings: OldSettings, in context: Context,
    completion: @escaping @Sendable (Timeline<CountEntry>) -> Void
  ) { completion(.counting(from: settings.first)) }
}

private struct OldSettingsWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "old", intent: OldSettings.self, provider: OldSettingsProvider()) {
      CountView(entry: $0)
    }
  }
}

extension Timeline<CountEntry> {
  /// Two entries, to be renewed ten minutes after noon.
  fileprivate static func counting(from first: Int) -> Timeline {
    Timeline(
      entries: [first, first + 1].map { CountEntry(date: noon, count: $0) },
      policy: .after(noon + 600))
  }
}

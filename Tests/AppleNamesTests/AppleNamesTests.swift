import SwiftUI
import Testing
import WidgetKit

/// A widget written for Apple's platforms compiles unchanged and draws.
@MainActor
@Suite struct AppleNamesTests {
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

  @Test func aProgramPrintsItsWidgets() async {
    var environment = EnvironmentValues()
    environment.now = Date(timeIntervalSince1970: 0)
    let gallery = await host.gallery(in: environment, colorDepth: nil)
    #expect(
      gallery.hasPrefix("Tides: When the water comes.\n\nTideWidget, systemSmall, 20 × 10 cells\n╭")
    )
    #expect(gallery.contains("\n\nHarbourWidget, accessoryInline, 29 × 1 cells\n"))
    #expect(!gallery.contains("\u{1B}"))
    let colored = await host.gallery(in: environment, colorDepth: .trueColor)
    #expect(colored.contains("\u{1B}[38;2;"))
    let main: @MainActor () async -> Void = TideBundle.main
    _ = main
  }

  @Test func anIntentsDefaultReachesTheView() async throws {
    let context = TimelineProviderContext(family: .accessoryRectangular)
    let entry = try #require(await host.snapshot(of: host.widgets[1], in: context))
    let drawing = host.draw(
      entry, of: host.widgets[1],
      as: WidgetPresentation(family: .accessoryRectangular, environment: EnvironmentValues()))
    #expect(drawing.grid.plain().contains("Büsum"))
  }

  @Test func anIntentOfOldReachesTheView() async throws {
    let host = WidgetHost(MoonWidget())
    let context = TimelineProviderContext(family: .accessoryRectangular)
    let entry = try #require(await host.snapshot(of: host.widgets[0], in: context))
    let drawing = host.draw(
      entry, of: host.widgets[0],
      as: WidgetPresentation(family: .accessoryRectangular, environment: EnvironmentValues()))
    #expect(drawing.grid.plain().contains("Reykjavík"))
    let timeline = try #require(await host.timeline(of: host.widgets[0], in: context))
    #expect(timeline.entries.count == 1)
  }
}

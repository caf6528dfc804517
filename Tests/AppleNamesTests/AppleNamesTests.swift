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

  @Test func anIntentsDefaultReachesTheView() async throws {
    let context = TimelineProviderContext(family: .accessoryRectangular)
    let entry = try #require(await host.snapshot(of: host.widgets[1], in: context))
    let drawing = host.draw(
      entry, of: host.widgets[1], as: WidgetPresentation(family: .accessoryRectangular))
    #expect(drawing.grid.plain().contains("Büsum"))
  }
}

import SwiftUI
import TestSupport
import Testing
import WidgetKit

/// Every name of the ranking compiles; here each view also draws, and three widgets look right.
@MainActor
@Suite struct RankedNamesTests {
  @Test func everyRankedViewDraws() {
    let views: [(String, AnyView)] = [
      ("texts", AnyView(RankedTexts())), ("fonts", AnyView(RankedFonts())),
      ("stacks", AnyView(RankedStacks())), ("images", AnyView(RankedImages())),
      ("gauges", AnyView(RankedGauges())), ("layout", AnyView(RankedLayoutModifiers())),
      ("styles", AnyView(RankedStyleModifiers())), ("shapes", AnyView(RankedShapes())),
      ("widget", AnyView(RankedWidgetModifiers())),
    ]
    for (name, view) in views {
      let grid = CellRenderer(
        content: VStack { view }, columns: 80, rows: 40, environment: EnvironmentValues()
      ).render().grid
      #expect(grid.plain().contains { !$0.isWhitespace }, "\(name)")
    }
  }

  @Test(arguments: ["weather", "calendar", "stocks"])
  func widgetsLookRight(kind: String) async throws {
    let host = WidgetHost(SampleBundle())
    let widget = try #require(host.widget(ofKind: kind))
    var pictures: [String] = []
    for family in widget.supportedFamilies {
      let context = TimelineProviderContext(family: family)
      let entry = try #require(await host.snapshot(of: widget, in: context))
      var environment = EnvironmentValues()
      environment.now = entry.date
      let drawing = host.draw(
        entry, of: widget, as: WidgetPresentation(family: family, environment: environment))
      pictures.append("\(family)\n\(drawing.grid.plain())\n")
    }
    expectSnapshot(pictures.joined(separator: "\n"), named: kind)
  }
}

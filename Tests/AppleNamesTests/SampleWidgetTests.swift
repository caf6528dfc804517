import SwiftUI
import TestSupport
import Testing
import WidgetKit

/// Three widgets of the usual kinds look right.
@MainActor
@Suite struct SampleWidgetTests {
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

import SwiftUI
import TestSupport
import Testing
import WidgetKit

@MainActor
@Suite struct MeterTests {
  @Test func theHoursOfADialStandUprightWhereTheyAreTurnedTo() throws {
    let host = WidgetHost(DialWidget())
    let context = TimelineProviderContext(family: .systemSmall)
    let entry = try #require(host.immediateSnapshot(of: host.widgets[0], in: context))
    let drawing = host.draw(
      entry, of: host.widgets[0],
      as: WidgetPresentation(family: .systemSmall, environment: EnvironmentValues()))
    expectSnapshot(drawing.grid.plain() + "\n", named: "dial")
  }

  @Test func anExpandedIslandMayBeAFunctionOfItsOwn() async throws {
    let preview = try #require(Preview.all.first { $0.displayName == "Walked" })
    let environment = EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    let picture = try #require(await preview.pictures(in: environment).first)
    let text = picture.grid.plain()
    #expect(text.contains("Pier"))
    #expect(text.contains("120"))
    #expect(text.contains("Well walked"))
  }
}

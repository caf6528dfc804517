import SwiftUI
import TestSupport
import Testing
import WidgetKit

@MainActor
@Suite struct MeterTests {
  @Test func theHoursOfADialAndTheNamesOfMonthsStandWhereTheyBelong() throws {
    let host = WidgetHost(DialWidget())
    let families: [WidgetFamily] = [.systemSmall, .systemMedium]
    let pictures = try families.map { family in
      let entry = try #require(
        host.immediateSnapshot(
          of: host.widgets[0], in: TimelineProviderContext(family: family)))
      return host.draw(
        entry, of: host.widgets[0],
        as: WidgetPresentation(family: family, environment: EnvironmentValues())
      ).grid.plain()
    }
    expectSnapshot(pictures.joined(separator: "\n\n") + "\n", named: "dial")
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

  @Test func healthDataAreDeniedToThoseWhoWait() async {
    await #expect(throws: (any Error).self) { try await MeterModel().steps(since: .distantPast) }
  }
}

import AppIntents
import Intents
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ExtensionTests {
  @Test func viewsAreTakenOneByOne() {
    let drawn = CellRenderer(
      content: RateView(entry: RateEntry(date: .now, values: [])), columns: 14, rows: 5,
      environment: EnvironmentValues()
    ).render().grid.plain()
    let lines = drawn.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == ["Rates<", "o   o   o", "Box in", "1. one", "2. two"])
  }

  @Test func someCornersAreRounded() {
    let path = RoundedCorner(radius: 8, corners: [.topLeft])
      .path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 39)))
  }

  @Test func anArcGoesTheWayOfUIKit() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 0, y: 0), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.bounds.minX > -0.1 && path.bounds.maxY > 9.9)
  }

  @Test func classesOfADefinitionFileAreSetAndDrawn() async throws {
    let intent = SelectStationIntent()
    #expect(intent.count == 3)
    #expect(intent.mode == .unknown)
    intent.station = Station(identifier: "b", display: "Berlin")
    intent.mode = .train
    intent.count = 5
    let drawn = CellRenderer(
      content: StationView(entry: DeparturesEntry(date: .now, configuration: intent)),
      columns: 12, rows: 2, environment: EnvironmentValues()
    ).render().grid.plain()
    #expect(drawn.contains("Berlin 5"))
    #expect(drawn.contains("by train"))
    var offered: [String?] = []
    IntentHandler().provideStationOptionsCollection(for: intent) { collection, _ in
      offered = collection?.allItems.map(\.identifier) ?? []
    }
    #expect(offered == ["b"])
  }

  /// The least and the largest number that the definition has.
  @Test(arguments: [("9", true), ("1", true), ("0", false), ("10", false)])
  func aNumberOfADefinitionFileHasBounds(text: String, isWithin: Bool) async throws {
    let widget = try #require(WidgetHost(DeparturesWidget()).widgets.first)
    let chosen = try? await widget.configured(with: [("count", text)])
    #expect((chosen != nil) == isWithin)
  }

  @Test func aQueryMayAnswerInSections() async throws {
    let choices = try await RateQuery().suggestedEntities().sections.map { $0.items.count }
    #expect(choices == [2, 1])
    #expect(try await Rate.intentValue(of: "CHF")?.id == "CHF")
  }
}

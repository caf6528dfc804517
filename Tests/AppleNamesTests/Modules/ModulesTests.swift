import AppIntents
import Combine
import SwiftUI
import TestSupport
import Testing
import os

@MainActor
@Suite struct ModulesTests {
  @Test func aWidgetThatImportsFoundationDraws() async throws {
    let text = try await WidgetHost(TransitWidget()).shown(in: .systemSmall)
    #expect(["S1", "4m", "1,148 ft"].allSatisfy(text.contains), "\(text)")
  }

  @Test func theHoursOfADialStandUprightWhereTheyAreTurnedTo() async throws {
    expectSnapshot(try await WidgetHost(DialWidget()).shown(in: .systemSmall) + "\n", named: "dial")
  }

  @Test func widgetsComeWithSwiftUIAlone() {
    #expect(WidgetHost(LevelWidget()).widgets.map(\.kind) == ["level"])
  }

  @Test func aDynamicColourHasBothSides() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(color.getWhite(&white, alpha: &alpha))
    #expect(white == 1)
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.getWhite(&white, alpha: &alpha))
    #expect(white == 0)
    #expect(alpha == 1)
  }

  @Test func aNamedColourIsResolvedForTraits() throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let named = try #require(UIColor(named: "accent", in: nil, compatibleWith: nil))
    let resolved = try #require(UIColor(named: "accent", in: nil, compatibleWith: dark))
    #expect(named.resolvedColor(with: dark).cgColor == resolved.cgColor)
    #expect(CGFloat(truncating: 2.5) == 2.5)
  }

  @Test func hueIsFoundAgain() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.75, saturation: 0.5, brightness: 0.8, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.75) < 0.01)
    #expect(abs(saturation - 0.5) < 0.01)
    #expect(abs(brightness - 0.8) < 0.01)
  }

  @Test func aPublishedValueIsToldAtOnceAndBeforeEachChange() {
    let store = DepartureStore()
    var counts: [Int] = []
    let link = store.$departures.map(\.count).sink { counts.append($0) }
    store.departures = TransitProvider.samples
    #expect(store.lines == ["S1", "U8"])
    link.cancel()
    store.departures = []
    #expect(counts == [0, 2])
  }

  @Test func controlsStandInABundleAndShowTheirValue() async throws {
    let host = WidgetHost(TimerBundle())
    #expect(host.widgets.map(\.kind) == ["level", "com.example.TimerControl", "open"])
    #expect(host.widgets[1].displayName == "Timer")
    let text = try await host.shown(1)
    #expect(["Start Timer", "[x]", "Running"].allSatisfy(text.contains), "\(text)")
  }

  @Test func aLiveActivityIsDrawnInTheStatesOfItsPreview() async throws {
    let pictures = try await drawn("Delivery")
    #expect(pictures.map(\.title) == ["Delivery 1", "Delivery 2"])
    #expect(pictures[0].grid.plain().contains("Parcel: 9 stops"))
    #expect(pictures[1].grid.plain().contains("Parcel: 1 stops"))
    // The tint is the ground of the whole banner, and the island no wider than what it shows.
    let grounds = (0..<pictures[0].grid.columns).map { pictures[0].grid[$0, 0].style.background }
    #expect(Set(grounds).count == 1 && grounds[0] != nil)
    let island = try #require(await drawn("Island").first).grid.plain()
    #expect(island.contains(/^\( L {6}T 1 \)$/))
    let expanded = try #require(await drawn("Expanded").first).grid.plain()
    #expect(expanded.contains(/Leading +Trailing/))
    #expect(expanded.contains("Bottom 1"))
  }

  /// The island is black on a light Lock Screen too, to its edges.
  @Test(arguments: ["Island", "Expanded"])
  func theIslandIsBlack(form: String) async throws {
    let preview = try #require(Preview.all.first { $0.displayName == form })
    var environment = EnvironmentValues(now: .exampleDay)
    environment.colorScheme = .light
    let grid = try #require(await preview.pictures(in: environment).first).grid
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        #expect(grid[column, row].style.background == RGBA(hex: 0x000000))
      }
    }
  }

  @Test func anExpandedIslandMayBeAFunctionOfItsOwn() async throws {
    let text = try #require(await drawn("Walked").first).grid.plain()
    #expect(["Pier", "120", "Well walked"].allSatisfy(text.contains), "\(text)")
  }

  private func drawn(_ name: String) async throws -> [Preview.Picture] {
    let preview = try #require(Preview.all.first { $0.displayName == name })
    return await preview.pictures(in: EnvironmentValues())
  }

  @Test func aDependencyIsFoundByItsType() {
    AppDependencyManager.shared.add(dependency: BookStore())
    #expect(BookQuery().store === BookQuery().store)
    #expect(ConfigurationAppIntent.smiley.favoriteEmoji == "😀")
  }

  @Test func whatIsSetAroundAViewIsReadThere() {
    var values = EnvironmentValues(now: .distantPast)
    #expect(
      values.lineSpacing == 0 && values.scenePhase == .active && values.levelOfDetail == .default)
    values.lineSpacing = 3
    values.scenePhase = .background
    values.levelOfDetail = .simplified
    values.verticalSizeClass = nil
    #expect(values.lineSpacing == 3 && values.scenePhase == .background)
    #expect(values.levelOfDetail == .simplified && values.verticalSizeClass == nil)

    struct Reading: View {
      @Environment(\.imageScale) private var scale
      @Environment(\.scenePhase) private var phase
      var body: some View { Text("\(scale) \(phase)") }
    }
    let view = Reading().imageScale(.large).environment(\.scenePhase, .inactive)
    let renderer = CellRenderer(content: view, columns: 24, rows: 1, environment: values)
    #expect(renderer.render().grid.plain().contains("large inactive"))
  }

  @Test func anAddressThatNothingOpensIsAnError() async throws {
    let url = try #require(URL(string: "https://example.org"))
    await #expect(throws: AppIntentError.Unrecoverable.notAllowed) {
      try await OpenURLIntent(url).perform()
    }
  }
}

import AppIntents
import Combine
import SwiftUI
import Testing
import os

@MainActor
@Suite struct ModulesTests {
  @Test func aWidgetThatImportsFoundationDraws() throws {
    let host = WidgetHost(TransitWidget())
    let context = TimelineProviderContext(family: .systemSmall)
    let entry = try #require(host.immediateSnapshot(of: host.widgets[0], in: context))
    let drawing = host.draw(
      entry, of: host.widgets[0],
      as: WidgetPresentation(family: .systemSmall, environment: EnvironmentValues()))
    let text = drawing.grid.plain()
    #expect(text.contains("S1"))
    #expect(text.contains("4m"))
    #expect(text.contains("1,148 ft"))
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

  @Test func aFailureCanBeReplaced() {
    struct Failure: Error {}
    var values: [Int] = []
    let link = [1, 2].publisher.tryMap { if $0 == 2 { throw Failure() } else { $0 } }
      .replaceError(with: 9).sink { values.append($0) }
    #expect(values == [1, 9])
    link.cancel()
  }

  @Test func theLatestOfTwoAreSentTogether() {
    let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(5))
    var sums: [Int] = []
    let link = first.combineLatest(second).map { $0 + $1 }.sink { sums.append($0) }
    first.send(2)
    second.value = 6
    #expect(sums == [6, 7, 8])
    link.cancel()
  }

  @Test func aNotificationIsSentOn() {
    let center = NotificationCenter()
    let name = Notification.Name("ModulesTests")
    nonisolated(unsafe) var count = 0
    let link = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    link.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func aFutureKeepsItsValue() {
    let future = Future<Int, Never> { $0(.success(3)) }
    var values: [Int] = []
    let links = [future.sink { values.append($0) }, future.sink { values.append($0) }]
    #expect(values == [3, 3])
    #expect(links.count == 2)
  }

  @Test func rectanglesMeet() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    let other = CGRect(x: 2, y: 1, width: 4, height: 4)
    #expect(rect.union(other) == CGRect(x: 0, y: 0, width: 6, height: 5))
    #expect(rect.intersection(other) == CGRect(x: 2, y: 1, width: 2, height: 1))
    #expect(rect.intersection(rect.offsetBy(dx: 9, dy: 0)).isNull)
    #expect(
      CGRect(x: 0.5, y: 0.5, width: 1, height: 1).integral
        == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(rect.contains(CGRect(x: 1, y: 1, width: 1, height: 1)))
  }

  @Test func aRectangleIsCodedAsFoundationsIs() throws {
    let coded = try JSONEncoder().encode(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(String(decoding: coded, as: UTF8.self) == "[[1,2],[3,4]]")
    #expect(try JSONDecoder().decode(CGRect.self, from: coded).maxX == 4)
    let vector = try JSONEncoder().encode(CGVector(dx: 1, dy: 2))
    #expect(String(decoding: vector, as: UTF8.self) == "[1,2]")
  }

  @Test func controlsStandInABundleAndShowTheirValue() async throws {
    let host = WidgetHost(TimerBundle())
    #expect(host.widgets.map(\.kind) == ["level", "com.example.TimerControl", "open"])
    #expect(host.widgets[1].displayName == "Timer")
    let context = TimelineProviderContext(family: .accessoryRectangular)
    let entry = try #require(await host.snapshot(of: host.widgets[1], in: context))
    let drawing = host.draw(
      entry, of: host.widgets[1],
      as: WidgetPresentation(family: .accessoryRectangular, environment: EnvironmentValues()))
    let text = drawing.grid.plain()
    #expect(text.contains("Start Timer"))
    #expect(text.contains("[x]"))
    #expect(text.contains("Running"))
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
    #expect(island.contains(/^ *\( L {6}T 1 \)$/))
    let expanded = try #require(await drawn("Expanded").first).grid.plain()
    #expect(expanded.contains(/Leading +Trailing/))
    #expect(expanded.contains("Bottom 1"))
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
      values.lineSpacing == 0 && values.scenePhase == .active && values.buttonSizing == .automatic)
    values.lineSpacing = 3
    values.scenePhase = .background
    values.symbolColorRenderingMode = .gradient
    values.verticalSizeClass = nil
    #expect(values.lineSpacing == 3 && values.scenePhase == .background)
    #expect(values.symbolColorRenderingMode == .gradient && values.verticalSizeClass == nil)

    struct Reading: View {
      @Environment(\.imageScale) private var scale
      @Environment(\.headerProminence) private var prominence
      @Environment(\.autocorrectionDisabled) private var isDisabled
      var body: some View { Text("\(scale) \(prominence) \(isDisabled)") }
    }
    let view = Reading().imageScale(.large).headerProminence(.increased).autocorrectionDisabled()
    let renderer = CellRenderer(content: view, columns: 24, rows: 1, environment: values)
    #expect(renderer.render().grid.plain().contains("large increased true"))
  }

  @Test func valuesOfAllDevicesAreKeptOnThisOne() {
    let store = NSUbiquitousKeyValueStore.default
    store.set(3, forKey: "count")
    store.set(true, forKey: "isOn")
    store.set(["a"], forKey: "names")
    #expect(NSUbiquitousKeyValueStore.default.longLong(forKey: "count") == 3)
    #expect(store.double(forKey: "count") == 3 && store.bool(forKey: "isOn"))
    #expect(
      store.array(forKey: "names") as? [String] == ["a"] && store.string(forKey: "count") == nil)
    store.removeObject(forKey: "count")
    #expect(store.longLong(forKey: "count") == 0 && store.dictionaryRepresentation.count == 2)
  }

  @Test func anAddressThatNothingOpensIsAnError() async throws {
    let url = try #require(URL(string: "https://example.org"))
    await #expect(throws: AppIntentError.Unrecoverable.notAllowed) {
      try await OpenURLIntent(url).perform()
    }
  }

  @Test func elementsMoveAndGo() {
    var letters = Array("abcde")
    letters.move(fromOffsets: [0, 3], toOffset: 3)
    #expect(String(letters) == "bcade")
    letters.remove(atOffsets: [1, 4])
    #expect(String(letters) == "bad")
  }

  @Test func aModifierReadsTheEnvironment() {
    struct Marked: ViewModifier {
      let mark: String

      func body(content: Content) -> some View {
        HStack {
          content
          Text(mark)
        }
      }
    }
    struct Direction: EnvironmentalModifier {
      func resolve(in environment: EnvironmentValues) -> Marked {
        Marked(mark: environment.colorScheme == .light ? "day" : "night")
      }
    }
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    let view = Text("x").modifier(Direction().concat(Marked(mark: "!")))
    let renderer = CellRenderer(content: view, columns: 9, rows: 1, environment: environment)
    #expect(renderer.render().grid.plain().contains("x day !"))
  }
}

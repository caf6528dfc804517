import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

@MainActor
@Suite struct ChoicesTests {
  private let widget = WidgetHost(MapWidget()).widgets[0]

  /// Of each type there is a value where nobody has chosen one, and reading it does not trap.
  @Test func aParameterWithoutAValueCanBeRead() {
    let intent = EveryType()
    #expect(!intent.flag && intent.count == 0 && intent.share == 0 && intent.name.isEmpty)
    #expect(intent.moment == Date(timeIntervalSinceReferenceDate: 0))
    #expect(intent.page.absoluteString == "about:blank")
    #expect(intent.size == .small && intent.names.isEmpty)
    #expect(intent.maybeFlag == nil && intent.maybeCount == nil && intent.maybeShare == nil)
    #expect(intent.maybeName == nil && intent.maybeMoment == nil && intent.maybePage == nil)
    #expect(intent.maybeSize == nil && intent.maybeCity == nil && intent.maybeNames == nil)
    #expect(intent.offered == nil && intent.described == nil)
    #expect(intent.weight == 0 && intent.cities.isEmpty)
  }

  @Test func theComponentsOfADateAreReadAsFarAsTheyAreWritten() {
    let day = DateComponents(year: 2026, month: 11, day: 21)
    var moment = day
    (moment.hour, moment.minute, moment.second) = (8, 30, 0)
    let time = DateComponents(hour: 8, minute: 30, second: 0)
    for (text, value) in ["2026-11-21": day, "2026-11-21T08:30": moment, "08:30": time] {
      #expect(DateComponents.intentValue(of: text) == value && value.intentText == text)
    }
    #expect(DateComponents.intentValue(of: "noon") == nil && DateComponents().intentText.isEmpty)
    #expect(IntentParameter(title: "C", default: DateComponents(hour: 3)).wrappedValue.hour == 3)
  }

  /// A host asks the queries, before a provider or a view reads.
  @Test func anEntityWithoutAValueIsAskedForBeforeItIsRead() async {
    let intent = EntityIntent()
    #expect(await IntentParameters(of: intent).fill())
    #expect(intent.city.id == 1 && intent.pet.id == "cat" && intent.street.identifier == "a")
    // Asked once, and then it stays.
    intent.city = City(id: 3)
    #expect(intent.city.id == 3)
  }

  /// What a provider holds for usual comes before what a type does, also where reading never waits.
  @Test func aProviderIsAskedForItsDefault() async {
    let intent = UsualIntent()
    #expect(!IntentParameters(of: intent).areSettled)
    #expect(await IntentParameters(of: intent).fill())
    #expect(intent.name == "Two" && intent.maybeName == "Two" && intent.number == "Three")
    #expect(intent.names == ["Two"] && intent.offered.isEmpty && intent.city.id == 2)
    intent.name = "One"
    #expect(await IntentParameters(of: intent).fill())
    #expect(intent.name == "One")
  }

  /// Nobody waits where it is read: the trap names the parameter and its type at once.
  @Test func anEntityThatNobodyHasChosenTraps() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = EntityIntent().city }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains("City") && error.contains("The parameter"))
  }

  @Test func aSwitchShowsTheFirstCaseThatFits() async throws {
    let widget = WidgetHost(SwitchWidget()).widgets[0]
    let shown = { (texts: [(key: String, text: String)], family: WidgetFamily) in
      try await widget.configured(with: texts).parameters(in: family).filter(\.isShown).map(\.key)
    }
    #expect(try await shown([], .systemSmall) == ["source"])
    #expect(try await shown([("source", "album")], .systemSmall) == ["source", "album"])
    for source in ["artist", "genre"] {
      #expect(try await shown([("source", source)], .systemSmall) == ["source", "query", "exact"])
      let exact = [("source", source), ("exact", "true")]
      #expect(try await shown(exact, .systemSmall) == ["source", "exact"])
    }
    #expect(try await shown([("source", "album")], .systemLarge) == ["source", "query"])
    #expect(try await shown([], .systemMedium) == [])
  }

  /// Xcode's template for previews sets a parameter of a constant.
  @Test func aParameterOffersWhatItsOwnQuerySuggests() async throws {
    let parameters = try await WidgetHost(FarWidget()).widgets[0].parameters(in: .systemSmall)
    #expect(parameters.map { $0.choices.map(\.text) } == [["8"]])
  }

  @Test func aParameterOfAConstantCanBeSet() {
    let intent = EveryType()
    intent.name = "☕"
    intent.maybeCity = City(id: 7)
    #expect(intent.name == "☕" && intent.maybeCity?.id == 7)
  }

  @Test(arguments: [
    ("flag", "yes", "true"), ("count", "-3", "-3"), ("share", "0.25", "0.25"), ("share", "2", "2"),
    ("name", "a, b", "a, b"), ("moment", "2026-11-21T08:30:00+01:00", "2026-11-21T07:30:00Z"),
    ("page", "https://example.org/a", "https://example.org/a"), ("size", "LARGE", "large"),
    ("size", "Rather small", "small"), ("maybeCity", "2", "2"), ("maybeCity", "city 3", "3"),
    ("maybeCity", "Prague", "9"), ("names", "a, b\\,c", "a,b\\,c"), ("maybe-count", "4", "4"),
    ("MAYBECOUNT", "5", "5"), ("offered", "Two", "Two"), ("limited", "10", "10"),
  ])
  func aValueIsReadFromItsText(key: String, text: String, written: String) async throws {
    let widget = WidgetHost(TypesWidget()).widgets[0]
    let configured = try await widget.configured(with: [(key, text)])
    let folded = key.lowercased().replacing("-", with: "")
    let parameter = try #require(
      try await configured.parameters(in: .systemSmall).first { $0.key.lowercased() == folded })
    #expect(parameter.value == written)
    // What is written is read again as the same.
    let again = try await widget.configured(with: [(key, written)])
    #expect(
      try await again.parameters(in: .systemSmall).first { $0.key == parameter.key }?.value
        == written)
  }

  @Test(arguments: [
    ("flag", "perhaps"), ("count", "3.5"), ("count", ""), ("share", "inf"), ("moment", "noon"),
    ("page", "no"), ("size", "huge"), ("maybeCity", "Rome"), ("offered", "Four"),
    ("limited", "11"), ("limited", "0"),
  ])
  func aWrongValueSaysWhatIsAccepted(key: String, text: String) async throws {
    let error = await #expect(throws: ParameterError.self) {
      _ = try await WidgetHost(TypesWidget()).widgets[0].configured(with: [(key, text)])
    }
    guard case .invalidValue(let parameter) = try #require(error).problem else {
      Issue.record("\(key) is another mistake")
      return
    }
    #expect(parameter.key == key)
    if key == "size" { #expect(parameter.choices.map(\.text) == ["small", "large"]) }
    if key == "limited" { #expect(parameter.bounds?.upper == "10") }
  }

  @Test func anUnknownKeySaysWhichThereAre() async throws {
    let error = await #expect(throws: ParameterError.self) {
      _ = try await widget.configured(with: [("town", "2")])
    }
    guard case .unknownKey(let known) = try #require(error).problem else {
      Issue.record("known")
      return
    }
    #expect(known == ["city", "showsMap", "zoom", "cities"])
    let fixed = WidgetHost(CountWidget()).widgets[0]
    #expect(!fixed.isConfigurable && widget.isConfigurable)
    await #expect(throws: ParameterError.self) {
      _ = try await fixed.configured(with: [("a", "b")])
    }
  }

  /// The query's default stands where nobody has chosen, and the provider gets what was chosen; an
  /// array as many as its family has room for.
  @Test func whatIsChosenReachesTheProvider() async throws {
    #expect(try await told(widget, in: .systemSmall) == "City 1, 1 zoomed 3: ")
    let chosen = try await widget.configured(
      with: [("city", "2"), ("zoom", "5"), ("cities", "City 1,City 2,City 3")])
    #expect(try await told(chosen, in: .systemSmall) == "City 2, 2 zoomed 5: 1")
    #expect(try await told(chosen, in: .systemMedium) == "City 2, 2 zoomed 5: 1 2 3")
    // The same widget without choices is as before.
    #expect(try await told(widget, in: .systemSmall) == "City 1, 1 zoomed 3: ")
  }

  @Test func severalOrNoneAreAsManyAsThereIsRoomFor() async throws {
    let widget = WidgetHost(CitiesWidget()).widgets[0]
    #expect(try await told(widget, in: .systemSmall) == "none")
    let chosen = try await widget.configured(with: [("cities", "City 1,City 2")])
    #expect(try await told(chosen, in: .systemSmall) == "1")
    #expect(try await told(chosen, in: .systemMedium) == "1 2")
  }

  /// `When` shows a parameter only if another has a value.
  @Test func aParameterIsShownIfAnotherHasAValue() async throws {
    let shown = { (widget: WidgetDescription) in
      try await widget.parameters(in: .systemSmall).filter(\.isShown).map(\.key)
    }
    #expect(try await shown(widget) == ["city", "showsMap", "cities"])
    let withMap = try await widget.configured(with: [("shows-map", "on")])
    #expect(try await shown(withMap) == ["city", "showsMap", "zoom"])
  }

  /// Options may depend on what was chosen before.
  @Test func optionsDependOnOtherParameters() async throws {
    let widget = WidgetHost(SongWidget()).widgets[0]
    let songs = { (widget: WidgetDescription) in
      try await widget.parameters(in: .systemSmall).last?.choices.map(\.text)
    }
    #expect(try await songs(widget) == ["no album"])
    let configured = try await widget.configured(with: [("album", "Blue"), ("song", "Blue 2")])
    #expect(try await songs(configured) == ["Blue 1", "Blue 2"])
    #expect(widget.recommendations.map(\.name) == ["Red things"])
    #expect(widget.recommendations[0].values.map(\.text) == ["Red"])
  }

  /// Entities of which there is none to begin with have to be chosen: until then the widget shows
  /// its placeholder.
  @Test func aWidgetWaitsForItsFirstChoice() async throws {
    let widget = WidgetHost(SongWidget(needsChoice: true)).widgets[1]
    #expect(try await told(widget, in: .systemSmall) == "choose")
    let chosen = try await widget.configured(with: [("ghost", "4")])
    #expect(try await told(chosen, in: .systemSmall) == "ghost 4")
  }

  @Test func anOldIntentTakesObjectsOfACollection() async throws {
    let widget = WidgetHost(OldCityWidget()).widgets[0]
    let parameter = try #require(try await widget.parameters(in: .systemSmall).first)
    #expect(parameter.shape.kind == .entity(of: "OldCity") && parameter.shape.isOptional)
    #expect(parameter.choices.map(\.title) == ["Berlin", "Bonn"])
    let configured = try await widget.configured(with: [("city", "bonn")])
    #expect(try await told(configured, in: .systemSmall) == "bon Bonn")
    await #expect(throws: ParameterError.self) {
      _ = try await widget.configured(with: [("city", "Rome")])
    }
  }

  private func told(_ widget: WidgetDescription, in family: WidgetFamily) async throws -> String {
    let place = WidgetPresentation(family: family, environment: EnvironmentValues(now: noon))
    let host = WidgetHost(MapWidget())
    let drawing = try #require(await host.draw(widget, as: place))
    return drawing.accessibilityLabel
  }
}

// MARK: Widgets with choices

private enum Size: String, AppEnum {
  case small, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: "Rather small", .large: "Large",
  ]
}

private struct City: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
  static let defaultQuery = CityQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "City \(id)" }
}

private struct CityQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [City] {
    identifiers.filter { (1...9).contains($0) }.map(City.init)
  }
  func entities(matching string: String) async throws -> [City] {
    string == "Prague" ? [City(id: 9)] : []
  }
  func suggestedEntities() async throws -> [City] { (1...3).map(City.init) }
  func defaultResult() async -> City? { City(id: 1) }
}

private struct FarCities: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [City] { identifiers.map(City.init) }
  func suggestedEntities() async throws -> [City] { [City(id: 8)] }
}

private struct FarIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Far"
  @Parameter(title: "City", query: FarCities()) var city: City?
}

private struct FarWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "far", provider: ToldProvider<FarIntent> { _ in "" }) {
      Text($0.text)
    }
  }
}

private struct Numbers: DynamicOptionsProvider {
  func results() async throws -> [String] { ["One", "Two"] }
}

private struct UsualNumbers: DynamicOptionsProvider {
  func results() async throws -> [String] { ["One", "Two"] }
  func defaultResult() async -> DefaultValue? { "Two" }
}

private struct SeveralNumbers: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> { ItemCollection(items: ["One"]) }
  func defaultResult() async -> [String]? { ["Three", "Four"] }
}

private struct UsualCities: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [City] { identifiers.map(City.init) }
  func defaultResult() async -> DefaultValue? { City(id: 2) }
}

private struct UsualIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Usual"
  @Parameter(title: "Name", optionsProvider: UsualNumbers()) var name: String
  @Parameter(title: "Name", optionsProvider: UsualNumbers()) var maybeName: String?
  @Parameter(title: "Number", optionsProvider: SeveralNumbers()) var number: String
  @Parameter(title: "Names", optionsProvider: UsualNumbers()) var names: [String]
  @Parameter(title: "Offered", optionsProvider: Numbers()) var offered: String
  @Parameter(title: "City", query: UsualCities()) var city: City
}

private struct EveryType: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Every type"
  @Parameter(title: "Flag") var flag: Bool
  @Parameter(title: "Count") var count: Int
  @Parameter(title: "Share") var share: Double
  @Parameter(title: "Name") var name: String
  @Parameter(title: "Moment") var moment: Date
  @Parameter(title: "Page") var page: URL
  @Parameter(title: "Size") var size: Size
  @Parameter(title: "Names") var names: [String]
  @Parameter(title: "Flag") var maybeFlag: Bool?
  @Parameter(title: "Count") var maybeCount: Int?
  @Parameter(title: "Share") var maybeShare: Double?
  @Parameter(title: "Name") var maybeName: String?
  @Parameter(title: "Moment") var maybeMoment: Date?
  @Parameter(title: "Page") var maybePage: URL?
  @Parameter(title: "Size") var maybeSize: Size?
  @Parameter(title: "City") var maybeCity: City?
  @Parameter(title: "Names") var maybeNames: [String]?
  @Parameter(title: "Offered", optionsProvider: Numbers()) var offered: String?
  @Parameter(title: "Described", description: "A number.") var described: Int?
  @Parameter(title: "Weight") var weight: Float
  @Parameter(title: "Cities") var cities: [City]
  @Parameter(title: "Limited", default: 5, inclusiveRange: (1, 10)) var limited: Int
}

private struct TypesWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "types", provider: ToldProvider<EveryType> { _ in "" }) {
      Text($0.text)
    }
  }
}

private struct Pet: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pet"
  static let defaultQuery = PetQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct PetQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Pet] {
    await Task.yield()
    return [Pet(id: "cat"), Pet(id: "dog")]
  }
}

private final class Street: INObject, @unchecked Sendable {}

private struct Streets: DynamicOptionsProvider {
  func results() async throws -> [Street] {
    try await Task.sleep(for: .milliseconds(1))
    return [Street(identifier: "a", display: "A Street")]
  }
}

private struct EntityIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Entities"
  @Parameter(title: "City") var city: City
  @Parameter(title: "Pet") var pet: Pet
  @Parameter(title: "Street", optionsProvider: Streets()) var street: Street
}

private enum Source: String, AppEnum {
  case anything, album, artist, genre
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Source"
  static let caseDisplayRepresentations: [Source: DisplayRepresentation] = [
    .anything: "Anything", .album: "Album", .artist: "Artist", .genre: "Genre",
  ]
}

private struct SwitchIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Play"
  @Parameter(title: "Source", default: .anything) var source: Source
  @Parameter(title: "Album") var album: String?
  @Parameter(title: "Query") var query: String?
  @Parameter(title: "Exact") var exact: Bool?

  static var parameterSummary: some ParameterSummary {
    Switch(.widgetFamily) {
      Case(.systemMedium) { Summary() }
      Case([.systemLarge, .systemExtraLarge]) {
        When(\.$source, .oneOf, [.anything, .genre]) {
          Summary("Play \(\.$source)", table: "Widgets")
        } otherwise: {
          Summary {
            \.$source; \.$query
          }
        }
      }
      DefaultCase {
        Switch(\.$source) {
          Case(.album) { Summary("Play \(\.$source) \(\.$album)") }
          Case([.artist, .genre]) {
            Switch(\.$exact) {
              Case(true) {
                Summary {
                  \.$source
                  \.$exact
                }
              }
              DefaultCase {
                Summary("Play \(\.$source) \(\.$query)") { \.$exact }
              }
            }
          }
          DefaultCase { Summary("Play \(\.$source)") }
        }
      }
    }
  }
}

private struct SwitchWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "play", provider: ToldProvider<SwitchIntent> { _ in "" }) {
      Text($0.text)
    }
  }
}

private struct ChoiceIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose"
  static var parameterSummary: some ParameterSummary {
    When(\.$showsMap, .equalTo, true) {
      Summary("Show \(\.$city)") {
        \.$showsMap
        \.$zoom
      }
    } otherwise: {
      Summary("Show \(\.$city)") {
        \.$showsMap
        \.$cities
      }
    }
  }

  @Parameter(title: "City") var city: City
  @Parameter(title: "Map", default: false) var showsMap: Bool
  @Parameter(title: "Zoom", default: 3, controlStyle: .slider, inclusiveRange: (1, 9)) var zoom: Int
  @Parameter(title: "Cities", size: [.systemSmall: 1, .systemMedium: 3]) var cities: [City]
}

private struct MapWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "choice",
      provider: ToldProvider<ChoiceIntent> {
        """
        City \($0.city.id), \($0.city.id) zoomed \($0.zoom): \
        \($0.cities.map { String($0.id) }.joined(separator: " "))
        """
      }
    ) { Text($0.text) }
  }
}

private struct CitiesIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Cities"
  @Parameter(title: "Cities", size: [.systemSmall: 1, .systemMedium: 3]) var cities: [City]?
}

private struct CitiesWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "cities",
      provider: ToldProvider<CitiesIntent> {
        $0.cities.map { $0.map { String($0.id) }.joined(separator: " ") } ?? "none"
      }
    ) { Text($0.text) }
  }
}

private struct SongIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Song"
  @Parameter(title: "Album") var album: String?
  @Parameter(title: "Song", optionsProvider: Songs()) var song: String?

  struct Songs: DynamicOptionsProvider {
    @IntentParameterDependency<SongIntent>(\.$album) var intent

    func results() async throws -> [String] {
      guard let album = intent?.album else { return ["no album"] }
      return (1...2).map { "\(album) \($0)" }
    }
  }
}

private struct Ghost: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ghost"
  static let defaultQuery = GhostQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Ghost" }
}

private struct GhostQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Ghost] { identifiers.map(Ghost.init) }
}

private struct GhostIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Ghost"
  @Parameter(title: "Ghost") var ghost: Ghost
}

private struct SongWidget: WidgetBundle {
  var needsChoice = false

  var body: some Widget {
    Songs()
    Ghosts()
  }

  struct Songs: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(
        kind: "songs", provider: ToldProvider<SongIntent>(recommended: "Red") { $0.song ?? "" }
      ) { Text($0.text) }
    }
  }

  struct Ghosts: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(
        kind: "ghosts", provider: ToldProvider<GhostIntent> { "ghost \($0.ghost.id)" }
      ) { Text($0.text) }
    }
  }
}

private struct ToldEntry: TimelineEntry {
  let date = noon
  let text: String
}

private struct ToldProvider<Intent: WidgetConfigurationIntent>: AppIntentTimelineProvider {
  var recommended: String?
  let words: @Sendable (Intent) -> String

  func placeholder(in context: Context) -> ToldEntry { ToldEntry(text: "choose") }
  func snapshot(for configuration: Intent, in context: Context) async -> ToldEntry {
    ToldEntry(text: words(configuration))
  }
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<ToldEntry> {
    Timeline(entries: [ToldEntry(text: words(configuration))], policy: .never)
  }
  func recommendations() -> [AppIntentRecommendation<Intent>] {
    guard let recommended else { return [] }
    let intent = Intent()
    (intent as? SongIntent)?.album = recommended
    return [AppIntentRecommendation(intent: intent, description: "\(recommended) things")]
  }
}

private final class OldCity: INObject, @unchecked Sendable {}

private struct OldCities: DynamicOptionsProvider {
  func results() async throws -> INObjectCollection<OldCity> {
    INObjectCollection(sections: [
      INObjectSection(title: "B", items: [OldCity(identifier: "ber", display: "Berlin")]),
      INObjectSection(title: nil, items: [OldCity(identifier: "bon", display: "Bonn")]),
    ])
  }
}

private final class OldCityIntent: INIntent {
  @Parameter(title: "City", optionsProvider: OldCities()) var city: OldCity?
}

private struct OldCityWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "old", intent: OldCityIntent.self, provider: Provider()) {
      Text($0.text)
    }
  }

  struct Provider: IntentTimelineProvider {
    func placeholder(in context: Context) -> ToldEntry { ToldEntry(text: "choose") }
    func getSnapshot(
      for configuration: OldCityIntent, in context: Context,
      completion: @escaping @Sendable (ToldEntry) -> Void
    ) {
      completion(
        ToldEntry(
          text: configuration.city.map { "\($0.identifier ?? "") \($0.displayString)" } ?? ""))
    }
    func getTimeline(
      for configuration: OldCityIntent, in context: Context,
      completion: @escaping @Sendable (Timeline<ToldEntry>) -> Void
    ) {
      getSnapshot(for: configuration, in: context) {
        completion(Timeline(entries: [$0], policy: .never))
      }
    }
  }
}

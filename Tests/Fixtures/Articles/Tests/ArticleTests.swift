import Intents
import SwiftUI
import TestSupport
import Testing
import WidgetKit

/// The widgets of the articles, in every family that they support.
@MainActor
@Suite struct ArticleTests {
  private let files: TemporaryFolder
  private let folder: URL
  private let now: () -> Date = { .saturday(15) }

  init() throws {
    files = try TemporaryFolder()
    folder = URL(fileURLWithPath: files.path)
  }

  @Test func feed() async throws {
    try writeRecipes()
    let feed = FeedProvider(store: RecipeStore(folder: folder), now: now)
    try await expect(FeedWidget(provider: feed), of: "Feed", named: "feed")
    try await expect(
      PacedFeedWidget(provider: PacedFeedProvider(feed: feed)), of: "Feed", named: "feed")
  }

  @Test(arguments: [([], 5), ([("interval", "30")], 30)] as [([(String, String)], Double)])
  func recipesFollowEachOtherAtThePaceThatWasSet(
    values: [(String, String)], interval: Double
  ) async throws {
    try writeRecipes()
    let feed = FeedProvider(store: RecipeStore(folder: folder), now: now)
    let host = WidgetHost(PacedFeedWidget(provider: PacedFeedProvider(feed: feed)))
    let widget = try await host.widgets[0].configured(
      with: values.map { (key: $0.0, text: $0.1) }, in: .systemMedium)
    let timeline = try #require(
      await host.timeline(of: widget, in: TimelineProviderContext(family: .systemMedium)))
    #expect(timeline.entries.map(\.date) == [now(), now() + interval, now() + 2 * interval])
    #expect(timeline.policy == .atEnd)
    await #expect(throws: ParameterError.self) {
      _ = try await host.widgets[0].configured(with: [("interval", "61")], in: .systemMedium)
    }
  }

  @Test func pictures() async throws {
    let server = try #require(LoopbackServer { ArticleSite.serve($0) })
    let widget = FilmWidget(
      provider: FilmProvider(server: URL(string: server.url("/")), folder: folder))
    try await expect(widget, of: "Pictures", named: "pictures")
    // Each poster is fetched once, after the one before it, and kept.
    let asked = server.requests.filter { $0 != "/films.json" }
    #expect(asked == ["/posters/1.png", "/posters/2.png"])
    #expect(server.mostOpen == 1)
  }

  @Test func network() async throws {
    let server = try #require(LoopbackServer { ArticleSite.serve($0) })
    let widget = DockWidget(
      provider: DockProvider(service: DockService(server: URL(string: server.url("/")))))
    try await expect(widget, of: "Network", named: "network")
    try await expect(
      widget, with: [("wish", "2"), ("nickname", "By the ferry")], in: [.systemMedium],
      of: "Network", named: "network-chosen")
    #expect(Set(server.requests) == ["/nearest.json", "/places.json"])
  }

  @Test func networkWithoutAServer() async throws {
    let widget = DockWidget(
      provider: DockProvider(service: DockService(server: URL(string: "http://127.0.0.1:1/"))))
    try await expect(widget, in: [.systemSmall], of: "Network", named: "network-none")
  }

  @Test func lockScreen() async throws {
    let provider = SleepProvider(now: now)
    let modes = WidgetRenderingMode.allModes
    let sleep = SleepWidget(provider: provider)
    try await expect(
      sleep, in: [.accessoryCircular, .accessoryRectangular, .accessoryInline], by: modes,
      of: "LockScreen", named: "sleep")
    try await expect(
      sleep, in: [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge], of: "LockScreen",
      named: "sleep-at-home")
    try await expect(ModeWidget(provider: provider), by: modes, of: "LockScreen", named: "mode")
    try await expect(
      MoonriseWidget(provider: provider), by: modes, of: "LockScreen", named: "moonrise")
  }

  @Test func caffeine() async throws {
    try await expect(
      CupWidget(provider: CupProvider(now: now)), of: "LastCup", named: "caffeine")
  }

  /// Whatever is cut, each number is the one that it is, also in families that it was not made for.
  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
  func theCupKeepsEachDigit(family: WidgetFamily) {
    let host = WidgetHost(CupWidget(provider: CupProvider(now: now)))
    let entry = host.placeholder(of: host.widgets[0], in: TimelineProviderContext(family: family))
    let drawn = host.draw(
      entry, of: host.widgets[0],
      as: WidgetPresentation(family: family, environment: EnvironmentValues(now: now()))
    ).grid.plain()
    for words in ["80 mg", "Cappuccino", "28"] { #expect(drawn.contains(words)) }
  }

  private func writeRecipes() throws {
    let recipes = [
      Recipe(
        name: "Soup of Roasted Tomatoes with Basil and Old Bread", course: "Soups, Beginners",
        summary:
          "What to do with a glut of tomatoes: roast them slowly, and let bread thicken them.",
        published: "Nov 18 2026 · Recipe (45 mins)"),
      .sample,
      Recipe(
        name: "Pears in Coffee", course: "Desserts", summary: "Four pears, one pot.",
        published: "Sep 2 2026 · Video (12 mins)"),
    ]
    try JSONEncoder().encode(recipes).write(to: folder.appendingPathComponent("contents.json"))
  }

  /// Holds the first entry to what is recorded: in plain text, in colour and in words; and the
  /// placeholder in plain text.
  private func expect(
    _ widget: some Widget, with values: [(key: String, text: String)] = [],
    in families: [WidgetFamily]? = nil, by modes: [WidgetRenderingMode] = [.fullColor],
    of article: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let host = WidgetHost(widget)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var environment = EnvironmentValues(now: now())
    environment.assets = AssetLibrary(
      folders: [folder.path + "/../Sources/\(article)/Assets.xcassets"])
    var pictures: [String] = []
    for family in families ?? host.widgets[0].supportedFamilies {
      let described = try await host.widgets[0].configured(with: values, in: family)
      let context = TimelineProviderContext(family: family)
      let timeline = try #require(await host.timeline(of: described, in: context))
      let first = try #require(timeline.entries.first)
      var place = WidgetPresentation(family: family, environment: environment)
      for mode in modes {
        place.renderingMode = mode
        let drawing = host.draw(first, of: described, as: place)
        let url = drawing.url.map { ", leads to \($0)" } ?? ""
        pictures.append(
          "\(family), \(mode)\(url)\n\(drawing.grid.plain())\n\n\(drawing.grid.ansi())\n\n"
            + drawing.accessibilityLabel + "\n"
            + drawing.taps.map { "tap: \($0.name)\n" }.joined())
      }
      place.isPlaceholder = true
      let entry = host.placeholder(of: described, in: context)
      pictures.append(
        "\(family), placeholder\n\(host.draw(entry, of: described, as: place).grid.plain())\n")
    }
    expectSnapshot(
      pictures.joined(separator: "\n"), named: name, sourceLocation: sourceLocation)
  }
}

/// What the servers of the articles answer.
enum ArticleSite {
  static func serve(_ path: String) -> LoopbackServer.Answer {
    switch path {
    case "/films.json":
      return .response(
        Array(
          """
          [{"id":1,"title":"The Long Tide","director":"Ida Holm"},
           {"id":2,"title":"Seven Letters to Nobody in Particular","director":"Jun Abe"}]
          """.utf8))
    case "/posters/1.png", "/posters/2.png": return .response(poster)
    case "/nearest.json":
      return .response(
        Array(#"{"id":"market","name":"Market","news":"14 bicycles, 2 places to park"}"#.utf8))
    case "/places.json":
      return .response(
        Array(#"{"id":"ferry","name":"Pier 4","news":"11 places, 1 bicycle"}"#.utf8))
    default: return .response(status: 404, [])
    }
  }

  /// The picture of the network's widget: sky, hills and water.
  private static var poster: [UInt8] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Sources/Network/Assets.xcassets/harbour.imageset/harbour.png")
    return (try? Array(Data(contentsOf: file))) ?? []
  }
}

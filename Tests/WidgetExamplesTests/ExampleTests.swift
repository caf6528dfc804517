import SwiftUI
import TestSupport
import Testing
import WidgetKit

/// Every example in every family that it has, in every rendering mode.
@MainActor
@Suite struct ExampleTests {
  let device: Device
  private let files: TemporaryFolder

  init() throws {
    files = try TemporaryFolder()
    device = Device(files)
  }

  @Test func theBundleHasThemAll() {
    let host = WidgetHost(ExampleWidgets())
    #expect(host.widgets.map(\.kind) == ["feed", "music", "forecast", "goal"])
    #expect(host.widgets.allSatisfy { !$0.displayName.isEmpty && !$0.summary.isEmpty })
  }

  @Test func feed() async throws {
    try ExampleApp(device: device).loadArticles()
    try await expect(FeedWidget(device: device), named: "feed")
  }

  @Test func feedBeforeTheAppHasRun() async throws {
    try await expect(FeedWidget(device: device), in: [.fullColor], named: "feed-empty")
  }

  @Test func music() async throws { try await expect(MusicWidget(device: device), named: "music") }

  @Test func musicFromTheServer() async throws {
    let server = try #require(LoopbackServer(ExampleSite.serve))
    try await expect(
      MusicWidget(device: device), in: [.fullColor],
      with: [
        ("server", server.url("/")), ("choice", "playlist"), ("playlist", "Late at night"),
        ("song", "Nocturne"), ("shortcuts", "radio,search,history"),
      ], named: "music-server")
  }

  @Test func forecast() async throws {
    let server = try #require(LoopbackServer(ExampleSite.serve))
    try await expect(
      ForecastWidget(device: device), with: [("server", server.url("/"))], named: "forecast")
  }

  @Test func forecastWithoutAServer() async throws {
    try await expect(ForecastWidget(device: device), in: [.fullColor], named: "forecast-none")
  }

  /// The card is dark in a light scheme too, and what it says stays white.
  @Test func theForecastLooksAlikeInBothSchemes() async throws {
    let host = WidgetHost(ForecastWidget(device: device))
    var pictures: [String] = []
    for scheme in [ColorScheme.dark, .light] {
      var place = WidgetPresentation(
        family: .systemSmall, environment: EnvironmentValues(now: .saturday(15)))
      place.environment.colorScheme = scheme
      let drawing = await host.draw(host.widgets[0], as: place, within: .seconds(1000))
      pictures.append(try #require(drawing).grid.ansi())
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func goal() async throws {
    let app = ExampleApp(device: device)
    for _ in 0..<5 { _ = try app.drink() }
    try await expect(GoalWidget(device: device), named: "goal")
  }

  /// Draws the entry that is due, in plain text and in colour.
  private func expect(
    _ widget: some Widget, in modes: [WidgetRenderingMode] = WidgetRenderingMode.allModes,
    with values: [(key: String, text: String)] = [], named name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let host = WidgetHost(widget)
    var pictures: [String] = []
    for family in host.widgets[0].supportedFamilies {
      let described = try await host.widgets[0].configured(with: values, in: family)
      for mode in modes {
        var place = WidgetPresentation(
          family: family, renderingMode: mode, environment: EnvironmentValues(now: .saturday(15)))
        place.environment.assets = .examples
        let drawing = try #require(await host.draw(described, as: place, within: .seconds(1000)))
        #expect(drawing.grid.columns == family.cellSize.columns)
        let title = "\(family), \(mode)\(drawing.url.map { ", leads to \($0)" } ?? "")"
        pictures.append(
          "\(title)\n\(drawing.grid.plain())\n\n\(drawing.grid.ansi())\n\n"
            + drawing.accessibilityLabel + "\n")
      }
    }
    expectSnapshot(
      pictures.joined(separator: "\n"), named: name, sourceLocation: sourceLocation)
  }
}

extension Device {
  /// A device of a folder, on the Saturday of tests at three.
  init(_ files: TemporaryFolder, at hour: Double = 15) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    self.init(
      folder: SharedFolder(url: URL(fileURLWithPath: files.path)), now: { .saturday(hour) },
      calendar: calendar, patience: .seconds(1000))
  }
}

extension ExampleSite {
  static func serve(_ path: String) -> LoopbackServer.Answer {
    answer(to: path).map { .response([UInt8]($0)) } ?? .response(status: 404, [])
  }
}

extension AssetLibrary {
  /// The pictures and colours of the examples.
  static var examples: AssetLibrary {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return AssetLibrary(folders: [folder.path + "/Widgets/Assets.xcassets"])
  }
}

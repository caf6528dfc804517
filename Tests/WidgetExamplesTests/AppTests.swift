import SwiftUI
import TestSupport
import Testing
import WidgetKit

/// What the app writes the widget shows.
@MainActor
@Suite struct AppTests {
  private let files: TemporaryFolder
  private let device: Device

  init() throws {
    files = try TemporaryFolder()
    device = Device(files)
  }

  @Test func articlesTakeTurnsAtTheIntervalThatWasSet() async throws {
    try ExampleApp(device: device).loadArticles()
    let host = WidgetHost(FeedWidget(device: device))
    let context = TimelineProviderContext(family: .systemMedium)
    for (values, minutes) in [([], 5), ([("interval", "20")], 20)] as [([(String, String)], Double)]
    {
      let widget = try await host.widgets[0].configured(
        with: values.map { (key: $0.0, text: $0.1) }, in: .systemMedium)
      let timeline = try #require(await host.timeline(of: widget, in: context))
      #expect(
        timeline.entries.map(\.date) == (0..<4).map { .saturday(15 + Double($0) * minutes / 60) })
      #expect(timeline.policy == .atEnd)
    }
    await #expect(throws: ParameterError.self) {
      _ = try await host.widgets[0].configured(with: [("interval", "61")])
    }
  }

  @Test(arguments: ["", "[]", "{", #"[{"id":"one"}]"#])
  func aFileThatIsNoFeedIsNone(text: String) async throws {
    try files.write(text, to: FeedItem.file)
    let timeline = await FeedProvider(device: device).timeline(
      for: FeedIntent(), in: TimelineProviderContext(family: .systemMedium))
    #expect(timeline.entries.map(\.items) == [[]])
    #expect(timeline.policy == .after(.saturday(15) + 300))
  }

  @Test func glassesCountForADay() async throws {
    let app = ExampleApp(device: device)
    #expect(try [app.drink(), app.drink()] == [1, 2])
    let tomorrow = Device(files, at: 30)
    #expect(try ExampleApp(device: tomorrow).drink() == 1)
    let timeline = await GoalProvider(device: device).timeline(
      for: GoalIntent(), in: TimelineProviderContext(family: .accessoryInline))
    #expect(timeline.entries.map(\.date) == [.saturday(15), .saturday(24)])
  }

  @Test func withoutASharedFolderNothingIsWritten() {
    var device = device
    device.folder = SharedFolder(url: nil)
    #expect(throws: CocoaError.self) { try ExampleApp(device: device).loadArticles() }
  }
}

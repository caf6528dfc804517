import SwiftUI
import Synchronization
import TestSupport
import Testing
import WidgetKit

/// A server that is well, slow, wrong or gone.
@MainActor
@Suite struct ServerTests {
  private let files: TemporaryFolder
  private let device: Device

  init() throws {
    files = try TemporaryFolder()
    device = Device(files)
  }

  @Test func oneAnswerMakesFiveEntriesAnHourApart() async throws {
    let server = try #require(LoopbackServer(ExampleSite.serve))
    let timeline = await forecast(of: server)
    let hours = [15.0, 16, 17, 18, 19]
    #expect(timeline.entries.map(\.date) == hours.map(Date.saturday))
    #expect(timeline.entries.map(\.hour) == ExampleSite.forecast)
    #expect(timeline.entries.allSatisfy { $0.picture != nil && !$0.isOld })
    #expect(timeline.policy == .atEnd)
    // The picture of all five, once.
    #expect(server.requests == ["/forecast.json", "/sky.png"])
  }

  @Test(arguments: [
    LoopbackServer.Answer.response(status: 500, []), .response(Array("<html>".utf8)),
    .response(Array(#"[{"degrees":"warm"}]"#.utf8)), .silence(promised: "100"), .hangUp,
  ])
  func theLastForecastStandsUntilTheServerIsWell(bad: LoopbackServer.Answer) async throws {
    let isWell = Mutex(true)
    let server = try #require(
      LoopbackServer { isWell.withLock { $0 } ? ExampleSite.serve($0) : bad })
    _ = await forecast(of: server)
    isWell.withLock { $0 = false }
    let timeline = await forecast(of: server, patience: .milliseconds(200))
    #expect(timeline.entries.count == 5 && timeline.entries[0].hour?.degrees == 9)
    #expect(timeline.entries.allSatisfy { $0.isOld && $0.picture != nil })
    #expect(timeline.policy == .after(.saturday(15.25)))
  }

  @Test func aServerThatIsGoneWasNeverThere() async throws {
    // Nobody listens on the first port. One that a server of ours had left could be that of another test.
    let intent = ForecastIntent()
    intent.server = URL(string: "http://127.0.0.1:1/")
    let timeline = await ForecastProvider(device: device).timeline(
      for: intent, in: TimelineProviderContext(family: .systemSmall))
    #expect(timeline.entries.count == 1 && timeline.entries[0].hour == nil)
    #expect(timeline.policy == .after(.saturday(15.25)))
  }

  @Test func coversComeOnceEachAndTwoAtATime() async throws {
    let server = try #require(
      LoopbackServer { path in
        // So slowly that more would be seen at the same time.
        Thread.sleep(forTimeInterval: 0.02)
        return path == "/5"
          ? .hangUp : .response(Array(ExampleSite.answer(to: "/sky.png") ?? Data()))
      })
    let store = PictureStore(
      folder: device.folder, download: Download(patience: device.patience))
    let addresses = try (0..<6).map { try #require(URL(string: server.url("/\($0)"))) }
    #expect(await store.pictures(at: addresses + addresses).count == 5)
    #expect(server.mostOpen <= 2)
    #expect(Set(server.requests) == Set((0..<6).map { "/\($0)" }))
    // The next timeline finds them, but for the one that did not come.
    let before = server.requests.count
    #expect(await store.pictures(at: addresses.dropLast()).count == 5)
    #expect(server.requests.count == before)
  }

  @Test func playlistsAndTheirSongsAreThoseOfTheServerThatWasChosen() async throws {
    let server = try #require(LoopbackServer(ExampleSite.serve))
    let widget = try #require(WidgetHost(MusicWidget(device: device)).widgets.first)
    let plain = try await widget.parameters(in: .systemMedium)
    #expect(plain.filter(\.isShown).map(\.key) == ["server", "choice", "shortcuts"])
    let chosen = try await widget.configured(
      with: [
        ("server", server.url("/")), ("choice", "playlist"), ("playlist", "Late at night"),
      ], in: .systemMedium)
    let parameters = try await chosen.parameters(in: .systemMedium)
    #expect(parameters.allSatisfy { $0.isShown })
    #expect(parameters[2].choices.map(\.text) == ["Late at night", "Morning"])
    #expect(parameters[3].choices.map(\.text) == ["Clair de lune", "Nocturne"])
    #expect(parameters[4].size?.max == 2)
    await #expect(throws: ParameterError.self) {
      _ = try await chosen.configured(with: [("song", "Yesterday")], in: .systemMedium)
    }
  }

  private func forecast(
    of server: LoopbackServer, patience: Duration = .seconds(1000)
  ) async -> Timeline<ForecastEntry> {
    var device = device
    device.patience = patience
    let intent = ForecastIntent()
    intent.server = URL(string: server.url("/"))
    return await ForecastProvider(device: device).timeline(
      for: intent, in: TimelineProviderContext(family: .systemSmall))
  }
}

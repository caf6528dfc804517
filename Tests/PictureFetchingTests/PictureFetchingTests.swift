import Foundation
import PictureFetching
import Synchronization
import TestSupport
import Testing
import TextUI
import TextWidgetKit
import WidgetHosting

/// Pictures from a server that is slow, wrong, huge or gone.
@Suite struct PictureFetchingTests {
  private let folder: TemporaryFolder
  private static let noon = Date.saturday(12)

  init() throws { folder = try TemporaryFolder() }

  private func fetcher(
    _ limits: PictureLimits = PictureLimits(time: .seconds(1000)), capacity: Int = 1 << 20,
    bundled: @escaping @Sendable (URL) -> [UInt8]? = { _ in nil },
    now: @escaping @Sendable () -> Date = { Self.noon }
  ) -> PictureFetcher {
    PictureFetcher(
      cache: PictureCache(folder: folder.path + "/pictures", capacity: capacity), limits: limits,
      bundled: bundled, now: now)
  }

  private func url(_ path: String, of server: LoopbackServer) throws -> URL {
    try #require(URL(string: server.url(path)))
  }

  @Test func eachAddressIsFetchedOnceAndTwoAtATime() async throws {
    // So slowly that more would be seen at the same time.
    let server = try #require(
      LoopbackServer { _ in
        Thread.sleep(forTimeInterval: 0.02)
        return .response(picture)
      })
    let urls = try (0..<6).map { try url("/\($0).gif", of: server) }
    let fetcher = fetcher()
    async let first = fetcher.fetch(urls + urls)
    async let second = fetcher.fetch(urls.reversed())
    #expect(await first.isEmpty)
    #expect(await second.isEmpty)
    #expect(server.requests.sorted() == (0..<6).map { "/\($0).gif" })
    #expect((1...2).contains(server.mostOpen))
    #expect(fetcher.picture(at: urls[0]) == picture)
    // Nor by the next process, until they are a day old.
    #expect(await self.fetcher().fetch(urls).isEmpty)
    #expect(server.requests.count == 6)
    #expect(await self.fetcher(now: { Self.noon + 90_000 }).fetch(urls).isEmpty)
    #expect(server.requests.count == 12)
  }

  @Test func whatIsWrongIsToldAndTheLastGoodOneStays() async throws {
    let answer = Mutex(LoopbackServer.Answer.response(picture))
    let server = try #require(LoopbackServer { _ in answer.withLock { $0 } })
    let url = try url("/cover", of: server)
    #expect(await fetcher().fetch([url]).isEmpty)
    var limits = PictureLimits(bytes: 10_000, age: 0)
    let large = [UInt8](repeating: 0x47, count: 20_000)
    for (next, expected) in [
      (LoopbackServer.Answer.response(Array("<html>".utf8)), PictureFailure.noPicture),
      (.response(status: 404, picture), .status(404)), (.response(picture + large), .tooLarge),
      (.flood(picture + large), .tooLarge), (.silence(promised: "100"), .tooLate),
      // Refused by what they promise, and not waited for.
      (.silence(promised: "10001"), .tooLarge),
      (.silence(promised: "99999999999999999999"), .tooLarge),
      (.response([]), .noPicture), (.response(Array(picture.prefix(6))), .noPicture),
      (.response(picture.prefix(6) + [0, 0x20, 0, 0x20] + picture.dropFirst(10)), .tooLarge),
    ] {
      answer.withLock { $0 = next }
      // Only silence is waited for in vain.
      limits.time = expected == .tooLate ? .milliseconds(300) : .seconds(1000)
      #expect(await fetcher(limits).fetch([url]) == [url: expected])
      #expect(fetcher().picture(at: url) == picture)
    }
    answer.withLock { $0 = .hangUp }
    let failure = await fetcher(limits).fetch([url])[url]
    guard case .connection? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(fetcher().picture(at: url) == picture)
  }

  /// What Foundation has read and nobody has looked at would be hundreds of MiB.
  ///
  /// In a process of its own, since the tests beside it take memory too.
  @Test(
    .tags(.long), .enabled(if: FileManager.default.isReadableFile(atPath: "/proc/self/status")),
    .disabled(
      if: ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains {
        ProcessInfo.processInfo.environment[$0] != nil
      },
      "A sanitizer keeps what was freed."))
  func aFloodTakesNoMoreThanItsLimit() async {
    await #expect(processExitsWith: .success) {
      let tests = try PictureFetchingTests()
      let flood = picture + [UInt8](repeating: 0, count: 1 << 20)
      let server = try #require(LoopbackServer { _ in .flood(flood) })
      let limits = PictureLimits(bytes: 4 << 20, time: .seconds(1000), count: 1)
      _ = await tests.fetcher(limits).fetch([try tests.url("/first", of: server)])
      let before = try PictureFetchingTests.mostMemory()
      for number in 0..<Trials.count(8, oneIn: 2) {
        let url = try tests.url("/\(number)", of: server)
        #expect(await tests.fetcher(limits).fetch([url]) == [url: .tooLarge])
      }
      #expect(try PictureFetchingTests.mostMemory() - before < 48 << 10)
    }
  }

  /// The most memory that this process has had since it was started, in KiB.
  ///
  /// `getrusage` would count what the process had that started it.
  private static func mostMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.split { !$0.isNumber }.joined()))
  }

  @Test func whereNobodyAnswersTheBundledOneIsShown() async throws {
    // Nobody listens on the first port. One that a server of ours had left could be that of another test.
    let url = try #require(URL(string: "http://127.0.0.1:1/gone"))
    let fetcher = fetcher(bundled: { _ in [1, 2, 3] })
    #expect(await fetcher.fetch([url])[url] != nil)
    #expect(fetcher.picture(at: url) == [1, 2, 3])
    for text in ["file:///etc/passwd", "ftp://127.0.0.1/a", "data:image/gif;base64,R0lG"] {
      let url = try #require(URL(string: text))
      #expect(await fetcher.fetch([url]) == [url: .scheme])
    }
  }

  @Test func tooMuchIsRemovedTheOldestFirst() throws {
    let cache = PictureCache(folder: folder.path, capacity: 3 * (picture.count + 40))
    let urls = try (0..<5).map { try #require(URL(string: "https://example.org/\($0).gif")) }
    // What a process that was killed has left.
    try folder.write(String(repeating: "x", count: 60), to: ".dat.nosync1.tmp")
    try FileManager.default.setAttributes(
      [.modificationDate: Self.noon - 86_400], ofItemAtPath: folder.path + "/.dat.nosync1.tmp")
    for (index, url) in urls.enumerated() {
      try cache.keep(picture, of: url, at: Self.noon + Double(index))
    }
    #expect(urls.map { cache.picture(at: $0) != nil } == [false, false, true, true, true])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    // Of a file that is torn or another address's nothing is shown.
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try folder.write("6 https://example.org/9.gif\nGIF89a", to: name)
    }
    #expect(urls.allSatisfy { cache.picture(at: $0) == nil })
    try cache.keep(picture, of: urls[0], at: Self.noon)
    #expect(cache.picture(at: urls[0])?.bytes == picture)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let path = folder.path + "/" + name
      let bytes = try #require(FileManager.default.contents(atPath: path))
      try bytes.dropLast().write(to: URL(fileURLWithPath: path))
    }
    #expect(cache.picture(at: urls[0]) == nil)
  }

  /// A process may be killed at any moment, and then leaves what another one sees at that moment.
  @Test(.tags(.long)) func whoLooksWhileItIsWrittenSeesAWholePicture() async throws {
    let cache = PictureCache(folder: folder.path)
    let url = try #require(URL(string: "https://example.org/a.gif"))
    let pictures = [picture, picture + [UInt8](repeating: 0x3B, count: 100_000)]
    try cache.keep(pictures[0], of: url, at: Self.noon)
    let isDone = Done()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { isDone.value.withLock { $0 = true } }
        for round in 1...Trials.count(200, oneIn: 4) {
          try cache.keep(pictures[round % 2], of: url, at: Self.noon)
        }
      }
      group.addTask {
        while !isDone.value.withLock({ $0 }) {
          let seen = try #require(cache.picture(at: url)?.bytes)
          #expect(pictures.contains(seen))
        }
      }
      try await group.waitForAll()
    }
  }

  /// The whole way: the entry names a picture, it is fetched before the timeline is shown, and drawn.
  @MainActor
  @Test func aTimelineComesWithItsPictures() async throws {
    let server = try #require(LoopbackServer { _ in .response(picture) })
    let fetcher = fetcher()
    let addresses = try ["/a", "/b", "/a"].map { try url($0, of: server) }
    let host = WidgetHost(CoverWidget(addresses: addresses))
    func drawing(_ prepare: ProgramSurroundings.Preparation?) async -> String {
      var output = ""
      let surroundings = ProgramSurroundings(
        console: Console(commandLine: ["covers", "cover", "small"]) { text, _ in
          output += text
          return 0
        },
        now: { Self.noon },
        views: { now in
          var values = EnvironmentValues(now: now)
          values.assets = AssetLibrary(remoteImage: { fetcher.picture(at: $0) })
          return values
        }, patience: .seconds(1000), prepare: prepare)
      #expect(await WidgetProgram(host, in: surroundings).run() == 0)
      return output
    }
    #expect(await drawing(nil).contains("no"))
    let prepared = await drawing { timeline, widget, presentation in
      let urls = host.pictureAddresses(of: timeline, widget, as: presentation)
      #expect(await fetcher.fetch(urls).isEmpty)
    }
    #expect(server.requests.sorted() == ["/a", "/b"])
    #expect(!prepared.contains("no"))
  }
}

/// A red picture of one pixel, in GIF.
private let picture: [UInt8] = [
  0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0,
  1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
]

private struct CoverEntry: TimelineEntry {
  let date: Date
  let address: URL
}

private struct CoverProvider: TimelineProvider {
  let addresses: [URL]

  func placeholder(in context: Context) -> CoverEntry { entries[0] }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (CoverEntry) -> Void) {
    completion(entries[0])
  }
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<CoverEntry>) -> Void
  ) { completion(Timeline(entries: entries, policy: .never)) }

  private var entries: [CoverEntry] {
    addresses.enumerated().map {
      CoverEntry(date: .saturday(12 + Double($0.offset)), address: $0.element)
    }
  }
}

private struct CoverWidget: Widget {
  var addresses: [URL] = []

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "cover", provider: CoverProvider(addresses: addresses)) { entry in
      AsyncImage(url: entry.address) {
        $0.resizable()
      } placeholder: {
        Text("no picture")
      }
      .frame(width: 40, height: 40)
    }
  }
}

private final class Done: Sendable {
  let value = Mutex(false)
}

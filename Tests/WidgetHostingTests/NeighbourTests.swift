import CaffeineWaiting
import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing
import TextUI
import TextWidgetKit
import WidgetHosting

/// Ten providers with ten manners in one program: nobody waits for anybody.
@MainActor
@Suite struct NeighbourTests {
  /// Nobody waits for the silent one, which has all the time there is.
  @Test func whatIsReadyIsWritten() async {
    let run = Run()
    run.patience = .seconds(100_000)
    await withCheckedContinuation { continuation in
      run.end = { _ in
        if run.section("good") != nil { run.late.end(with: ()) }
        if run.written.count == Manner.allCases.count - 2 { continuation.resume() }
        return false
      }
      Task { await run.program([]) }
    }
    #expect(
      Set(run.kinds) == Set(Manner.allCases.map(\.rawValue)).subtracting(["silent", "blocks"]))
    // Who is late comes when it is ready.
    #expect(run.kinds.filter { ["late", "good"].contains($0) } == ["good", "late"])
    for kind in ["dropped", "throws", "empty"] { await expectPlaceholder(of: kind, in: run) }
    for manner in Manner.allCases where manner.answers {
      let section = run.section(manner.rawValue)
      #expect(section?.contains(manner.text) == true, "\(section ?? "")")
    }
    #expect(
      run.errors.sorted() == [
        "demo: The provider of 'dropped' has let go of its callback.",
        "demo: The provider of 'empty' gave no entries.",
        "demo: The provider of 'throws' has let go of its callback.",
      ])
  }

  @Test(arguments: ["silent", "blocks"]) func theExitCodeComesLast(kind: String) async {
    let run = Run()
    run.patience = .milliseconds(5)
    #expect(await run.program(["--kind", kind]) == 69)
    #expect(run.errors == ["demo: The provider of '\(kind)' has not answered in time."])
    await expectPlaceholder(of: kind, in: run)
  }

  private func expectPlaceholder(of kind: String, in run: Run) async {
    let placeholder = Run()
    #expect(await placeholder.program(["--placeholder", "--kind", kind]) == 0)
    let section = run.section(kind)?.split(separator: "\n").joined()
    #expect(section == placeholder.written.first?.split(separator: "\n").joined())
  }

  /// A document is one: it comes when all have answered or were given up.
  @Test func aDocumentHasThePlaceholders() async throws {
    let run = Run()
    run.late.end(with: ())
    #expect(await run.program(["--format", "json"]) == 69)
    let json = try #require(run.written.first)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let widgets = try #require(object?["widgets"] as? [[String: Any]])
    #expect(run.written.count == 1)
    #expect(
      widgets.compactMap { $0["kind"] as? String } == Manner.allCases.map(\.rawValue))
  }

  @Test(arguments: ["--timeline", "--describe", "--snapshot"])
  func othersAreToldOf(option: String) async {
    let run = Run()
    run.late.end(with: ())
    #expect(await run.program([option]) == 69)
    let written = run.written.joined()
    for kind in ["twice", "late", "offThread", "unordered", "good"] {
      #expect(written.contains(kind), "\(written)")
    }
    #expect(run.errors.contains("demo: The provider of 'silent' has not answered in time."))
  }

  /// Each place has its own picture, whoever has none yet, and the last one is whole.
  @Test func aWatchShowsWhoIsReady() async throws {
    let run = Run()
    run.patience = .seconds(100_000)
    run.late.end(with: ())
    run.end = { frame in
      let lines = frame.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      return Set(lines).isSuperset(of: ["late", "good"])
    }
    #expect(await run.program(["--watch"]) == 141)
    let last = try #require(run.written.last)
    let sections = last.components(separatedBy: " × 1 cells\n").dropFirst()
      .map { $0.split(separator: "\n").first.map(String.init) ?? "" }
    #expect(sections.count == Manner.allCases.count)
    for (manner, text) in zip(Manner.allCases, sections) where manner.answers {
      #expect(text.hasPrefix(manner.text), "\(manner): \(text)")
    }
  }

  @Test func aClockOfTheVariableRuns() async {
    let run = Run()
    run.variables["CAFFEINE_NOW"] = "2026-11-21T18:30:00Z"
    #expect(await run.program(["--kind", "good", "accessoryInline"]) == 0)
    #expect(run.environmentDates == [Date.saturday(18) + 1800])
    run.variables["CAFFEINE_NOW"] = "soon/60"
    #expect(await run.program([]) == 64)
    #expect(run.errors.contains("demo: CAFFEINE_NOW cannot be 'soon/60'."))
  }
}

/// One run of a program, and what came out.
@MainActor
private final class Run {
  var written: [String] = []
  var errors: [String] = []
  var variables: [String: String] = [:]
  var environmentDates: [Date] = []
  var end: (String) -> Bool = { _ in false }
  /// The silent provider's.
  var patience = Duration.seconds(4)
  /// Ends when the late provider is to answer.
  let late = Race<Void>()

  var kinds: [String] {
    written.compactMap { text in
      Manner.allCases.map(\.rawValue).first { text.contains("\($0), accessoryInline") }
    }
  }

  func section(_ kind: String) -> String? {
    written.first { $0.contains("\(kind), accessoryInline") }
  }

  func program(_ words: [String]) async -> Int32 {
    let variables = variables
    var console = Console(
      commandLine: ["demo"] + words, variable: { variables[$0] },
      write: { text, stream in
        guard stream == .output else {
          self.errors += text.split(separator: "\n").map(String.init)
          return 0
        }
        self.written.append(text)
        return self.end(text) ? EPIPE : 0
      })
    let told = DispatchSemaphore(value: 0)
    console.pause = { seconds, _ in
      told.wait(timeout: .now() + seconds) == .success ? .told : .timeIsUp
    }
    console.wake = { told.signal() }
    let surroundings = ProgramSurroundings(
      console: console, now: { .saturday(12) },
      views: { now in
        self.environmentDates.append(now)
        return EnvironmentValues(now: now)
      },
      patience: patience)
    return await WidgetProgram(WidgetHost(NeighbourBundle(late: late)), in: surroundings).run()
  }
}

private enum Manner: String, CaseIterable, Sendable {
  case silent, blocks, dropped, `throws`, twice, late, offThread, unordered, empty, good

  var answers: Bool {
    switch self {
    case .silent, .blocks, .dropped, .throws, .empty: false
    case .twice, .late, .offThread, .unordered, .good: true
    }
  }

  var text: String {
    switch self {
    case .silent, .blocks, .dropped, .throws, .empty: ""
    case .twice: "first"
    case .offThread: "there"
    case .unordered: "now"
    case .late, .good: rawValue
    }
  }
}

private struct MannerEntry: TimelineEntry {
  let date: Date
  let text: String
}

private struct MannerProvider: TimelineProvider {
  let manner: Manner
  let late: Race<Void>
  /// Callbacks that nobody calls.
  static let kept = Mutex<[@Sendable (Timeline<MannerEntry>) -> Void]>([])
  static let keptSnapshots = Mutex<[@Sendable (MannerEntry) -> Void]>([])

  func placeholder(in context: Context) -> MannerEntry {
    MannerEntry(date: .saturday(12), text: "placeholder")
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (MannerEntry) -> Void) {
    if manner == .silent { return Self.keptSnapshots.withLock { $0.append(completion) } }
    completion(MannerEntry(date: .saturday(12), text: manner.text))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<MannerEntry>) -> Void
  ) {
    let timeline = timeline([(0, manner.text)])
    switch manner {
    case .blocks: Thread.sleep(forTimeInterval: 100_000)
    case .silent: Self.kept.withLock { $0.append(completion) }
    case .dropped: break
    case .throws: Task.detached { completion(try await failing()) }
    case .twice:
      completion(timeline)
      completion(self.timeline([(0, "second")]))
    case .late:
      // On a thread of its own: Swift's pool is the other tests' too, and patience knows nothing of it.
      Task.detached(executorPreference: QueueExecutor()) {
        await late.value(ifCancelled: ())
        completion(timeline)
      }
    case .offThread: Thread { completion(timeline) }.start()
    case .unordered: completion(self.timeline([(3600, "later"), (-3600, "before"), (0, "now")]))
    case .empty: completion(self.timeline([]))
    case .good: completion(timeline)
    }
  }

  private func timeline(_ entries: [(Double, String)]) -> Timeline<MannerEntry> {
    Timeline(
      entries: entries.map { MannerEntry(date: .saturday(12) + $0.0, text: $0.1) }, policy: .never)
  }

  private func failing() async throws -> Timeline<MannerEntry> { throw CancellationError() }
}

private struct MannerWidget: Widget {
  var manner = Manner.good
  var late = Race<Void>()

  init() {}
  init(_ manner: Manner, _ late: Race<Void>) { (self.manner, self.late) = (manner, late) }

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: manner.rawValue, provider: MannerProvider(manner: manner, late: late)
    ) { Text($0.text) }
    .supportedFamilies([.accessoryInline])
  }
}

private struct NeighbourBundle: WidgetBundle {
  var late = Race<Void>()

  var body: some Widget {
    MannerWidget(.silent, late)
    MannerWidget(.blocks, late)
    MannerWidget(.dropped, late)
    MannerWidget(.throws, late)
    MannerWidget(.twice, late)
    MannerWidget(.late, late)
    MannerWidget(.offThread, late)
    MannerWidget(.unordered, late)
    MannerWidget(.empty, late)
    MannerWidget(.good, late)
  }
}

import Foundation
import Synchronization
import TestSupport
import Testing
import TextUI
import TextWidgetKit
import WidgetCommands

/// Eight providers with eight manners in one program: nobody waits for anybody.
@MainActor
@Suite struct NeighbourTests {
  @Test func whatIsReadyIsWrittenAndTheExitCodeComesLast() async {
    let run = Run()
    let status = await run.program([])
    #expect(status == 70)
    // In the order of the bundle where they answer, and each late one when it is ready.
    #expect(
      run.kinds == [
        "dropped", "throws", "twice", "offThread", "unordered", "empty", "good", "late", "silent",
      ])
    for kind in ["dropped", "throws", "empty", "silent"] {
      let placeholder = Run()
      #expect(await placeholder.program(["--placeholder", "--kind", kind]) == 0)
      let section = run.section(kind)?.split(separator: "\n").joined()
      #expect(section == placeholder.written.first?.split(separator: "\n").joined())
    }
    for (kind, text) in [
      ("twice", "first"), ("late", "late"), ("offThread", "there"), ("unordered", "now"),
      ("good", "good"),
    ] { #expect(run.section(kind)?.contains(text) == true, "\(run.section(kind) ?? "")") }
    #expect(
      run.errors == [
        "demo: The provider of 'dropped' has let go of its callback.",
        "demo: The provider of 'throws' has let go of its callback.",
        "demo: The provider of 'empty' gave no entries.",
        "demo: The provider of 'silent' has not answered in time.",
      ])
  }

  /// A document is one: it comes when all have answered or were given up.
  @Test func aDocumentHasThePlaceholders() async throws {
    let run = Run()
    #expect(await run.program(["--format", "json"]) == 70)
    let json = try #require(run.written.first)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let widgets = try #require(object?["widgets"] as? [[String: Any]])
    #expect(run.written.count == 1)
    #expect(
      widgets.compactMap { $0["kind"] as? String } == NeighbourBundle.manners.map(\.rawValue))
  }

  @Test(arguments: ["--timeline", "--describe", "--snapshot"])
  func othersAreToldOf(option: String) async {
    let run = Run()
    #expect(await run.program([option]) == 70)
    let written = run.written.joined()
    for kind in ["twice", "late", "offThread", "unordered", "good"] {
      #expect(written.contains(kind), "\(written)")
    }
    #expect(run.errors.contains("demo: The provider of 'silent' has not answered in time."))
  }

  /// Each place has its own picture, whoever has none yet, and the last one is whole.
  @Test func aWatchShowsWhoIsReady() async throws {
    let run = Run()
    run.end = { frame in
      let lines = frame.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      return Set(lines).isSuperset(of: ["late", "good"])
    }
    #expect(await run.program(["--watch"]) == 74)
    let last = try #require(run.written.last)
    let sections = last.components(separatedBy: " × 1 cells\n").dropFirst()
      .map { $0.split(separator: "\n").first.map(String.init) ?? "" }
    #expect(sections.count == NeighbourBundle.manners.count)
    for (manner, text) in zip(NeighbourBundle.manners, sections) where manner.answers {
      #expect(text.hasPrefix(manner.text), "\(manner): \(text)")
    }
    // Long before the silent one was given up.
    #expect(!run.errors.contains { $0.contains("silent") })
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

  var kinds: [String] {
    written.compactMap { text in
      NeighbourBundle.manners.map(\.rawValue).first { text.contains("\($0), accessoryInline") }
    }
  }

  func section(_ kind: String) -> String? {
    written.first { $0.contains("\(kind), accessoryInline") }
  }

  func program(_ words: [String]) async -> Int32 {
    let variables = variables
    let surroundings = ProgramSurroundings(
      name: "demo", now: { .saturday(12) },
      environment: { now, _ in
        self.environmentDates.append(now)
        return EnvironmentValues(now: now)
      },
      variable: { variables[$0] },
      write: {
        self.written.append($0)
        return !self.end($0)
      }, tell: { self.errors.append($0) },
      sleep: { _ in try? await Task.sleep(for: .seconds(30)) }, patience: .seconds(4))
    return await WidgetProgram(WidgetHost(NeighbourBundle()), in: surroundings).run(words)
  }
}

private enum Manner: String, CaseIterable, Sendable {
  case silent, dropped, `throws`, twice, late, offThread, unordered, empty, good

  var answers: Bool {
    switch self {
    case .silent, .dropped, .throws, .empty: false
    case .twice, .late, .offThread, .unordered, .good: true
    }
  }

  var text: String {
    switch self {
    case .silent, .dropped, .throws, .empty: ""
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
    case .silent: Self.kept.withLock { $0.append(completion) }
    case .dropped: break
    case .throws: Task.detached { completion(try await failing()) }
    case .twice:
      completion(timeline)
      completion(self.timeline([(0, "second")]))
    case .late:
      Task.detached {
        try await Task.sleep(for: .milliseconds(700))
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

  init() {}
  init(_ manner: Manner) { self.manner = manner }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: manner.rawValue, provider: MannerProvider(manner: manner)) {
      Text($0.text)
    }
    .supportedFamilies([.accessoryInline])
  }
}

private struct NeighbourBundle: WidgetBundle {
  static let manners = Manner.allCases

  var body: some Widget {
    MannerWidget(.silent)
    MannerWidget(.dropped)
    MannerWidget(.throws)
    MannerWidget(.twice)
    MannerWidget(.late)
    MannerWidget(.offThread)
    MannerWidget(.unordered)
    MannerWidget(.empty)
    MannerWidget(.good)
  }
}

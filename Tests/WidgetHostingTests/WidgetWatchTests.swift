import CaffeineWaiting
import Foundation
import Synchronization
import TestSupport
import Testing
import TextUI
import TextWidgetKit
import WidgetHosting

/// A program that stays: what is shown when, and what is told of its providers.
@MainActor
@Suite(.serialized) struct WidgetWatchTests {
  /// The texts that stood there at each pause, its errors, and whether the terminal was held.
  private struct Result {
    var status: Int32 = 0
    var texts: [String] = []
    var written = ""
    var errors = ""
    var held: [Bool] = []
  }

  private func watch(
    _ steps: [Step], words: [String] = ["line"], variables: [String: String] = [:],
    isTerminal: Bool = false
  ) async -> Result {
    let script = Script(steps)
    var result = Result()
    var console = Console(
      commandLine: ["demo", "--watch"] + words, variable: { variables[$0] },
      write: { text, stream in
        if stream == .error { result.errors += text } else { result.written += text }
        if stream == .output { script.write(text) }
        return 0
      })
    console.isTerminal = { _ in isTerminal }
    console.hold = { result.held.append($0 != nil) }
    console.pause = { _, _ in script.pause() }
    var surroundings = ProgramSurroundings(
      console: console, now: { script.now },
      views: { EnvironmentValues(now: $0) }, patience: .seconds(1000))
    surroundings.center = script.center
    result.status = await WidgetProgram(WidgetHost(ScriptWidget(script)), in: surroundings).run()
    // Before the first drawing it only looks for signals.
    result.texts = Array(script.seen.dropFirst())
    return result
  }

  @Test func theOldTimelineStaysUntilANewOneHasCome() async {
    let result = await watch([
      .answer([30, 10, 20], .after(.saturday(13))), .minutes(25), .minutes(40),
      // It has dropped its callback, has nothing, and then answers.
      .answer([]), .minutes(5), .answer([70]), .minutes(10),
    ])
    #expect(result.texts == ["<10>", "<20>", "<30>", "<30>", "<70>"])
    #expect(
      result.errors == "demo: The provider of 'count' has let go of its callback.\n")
    #expect(result.status == 130)
  }

  @Test func theCenterReloadsByKindWithinTheBudget() async {
    let result = await watch([
      .answer([1]), .answer([2]), .reload("other"), .reload("count"), .minutes(4), .minutes(1),
    ])
    #expect(result.texts == ["<1>", "<1>", "<1>", "<1>", "<2>"])
  }

  /// Every program has `q`, and gives the terminal back.
  @Test func quitEndsIt() async {
    let steps: [Step] = [.answer([1]), .wake(.typed("xl\r")), .wake(.resized), .wake(.typed("q"))]
    let screen = await watch(steps, variables: ["TERM": "xterm"], isTerminal: true)
    #expect(screen.status == 0 && screen.texts.count == 3)
    #expect(screen.held == [true, true, false])
    #expect(screen.written.hasPrefix("\u{1B}[?1049h") && screen.written.hasSuffix("\u{1B}[?1049l"))
    // The first, and once more after the size has changed; each at once.
    #expect(screen.written.components(separatedBy: "\u{1B}[?2026h").count == 3)
    let lines = await watch(steps, variables: ["TERM": "dumb"], isTerminal: true)
    #expect(lines.status == 0 && lines.written == "<1>\n<1>\n")
    #expect(await watch([.answer([1]), .wake(.closed)]).status == 141)
  }
}

/// What happens while a program waits.
private enum Step {
  /// The next answer of the provider, whose entries are that many minutes after noon.
  case answer([Int], TimelineReloadPolicy = .never)
  /// The clock goes on.
  case minutes(Double)
  /// `WidgetCenter` is asked.
  case reload(String)
  case wake(Pause.Wake)
}

private final class Script: Sendable {
  private struct State {
    var steps: [Step]
    var now = Date.saturday(12)
    var answers: [Timeline<CountEntry>] = []
    var shown = ""
    var seen: [String] = []
  }
  private let state: Mutex<State>
  /// Of its own: the shared one is that of the watch that began last.
  let center = WidgetCenter()

  init(_ steps: [Step]) { state = Mutex(State(steps: steps)) }

  var now: Date { state.withLock { $0.now } }
  var seen: [String] { state.withLock { $0.seen } }

  func write(_ text: String) {
    state.withLock { $0.shown = text.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  func answer() -> Timeline<CountEntry>? {
    state.withLock { $0.answers.isEmpty ? nil : $0.answers.removeFirst() }
  }

  /// Takes the answers that come next, and one step.
  func pause() -> Pause.Wake {
    state.withLock { $0.seen.append($0.shown) }
    while true {
      let step = state.withLock { $0.steps.isEmpty ? nil : $0.steps.removeFirst() }
      switch step {
      case .answer(let minutes, let policy):
        let entries = minutes.map { CountEntry(date: .saturday(12) + Double($0) * 60, count: $0) }
        state.withLock { $0.answers.append(Timeline(entries: entries, policy: policy)) }
        if seen.count == 1, !isNextAnAnswer { return .timeIsUp }
      case .minutes(let minutes):
        state.withLock { $0.now += minutes * 60 }
        return .timeIsUp
      case .reload(let kind):
        center.reloadTimelines(ofKind: kind)
        return .told
      case .wake(let wake): return wake
      case nil: return .interrupted
      }
    }
  }

  private var isNextAnAnswer: Bool {
    state.withLock { if case .answer? = $0.steps.first { true } else { false } }
  }
}

private struct CountEntry: TimelineEntry {
  let date: Date
  let count: Int
}

private struct CountProvider: TimelineProvider {
  let script: Script

  func placeholder(in context: Context) -> CountEntry { CountEntry(date: .saturday(12), count: 0) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (CountEntry) -> Void) {}
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<CountEntry>) -> Void
  ) {
    if let timeline = script.answer() { completion(timeline) }
  }
}

private struct ScriptWidget: Widget {
  var script = Script([])

  init() {}
  init(_ script: Script) { self.script = script }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "count", provider: CountProvider(script: script)) { entry in
      Text(verbatim: "<\(entry.count)>")
    }
    .supportedFamilies([.accessoryInline])
  }
}

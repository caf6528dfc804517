import Foundation
import Synchronization
import TestSupport
import Testing
import TextUI
import TextWidgetKit
import WidgetHosting

/// The whole of the system's part: what is shown when, and what of it is told.
@MainActor
@Suite struct TimelineKeeperTests {
  private struct CountEntry: TimelineEntry {
    let date: Date
    let count: Int
  }

  private final class Script: Sendable {
    /// What the provider does the next time.
    let answers = Mutex<[@Sendable (@Sendable (Timeline<CountEntry>) -> Void) -> Void]>([])
    let now = Mutex(Date.saturday(12))
  }

  private struct ScriptProvider: TimelineProvider {
    let script: Script

    func placeholder(in context: Context) -> CountEntry {
      CountEntry(date: .saturday(12), count: 0)
    }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (CountEntry) -> Void) {}
    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<CountEntry>) -> Void
    ) {
      let next = script.answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      next?(completion)
    }
  }

  private struct ScriptWidget: Widget {
    var script = Script()

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "count", provider: ScriptProvider(script: script)) { entry in
        Text(verbatim: "<\(entry.count)>")
      }
    }
  }

  private let script: Script
  private let keeper: TimelineKeeper
  private final class Records {
    var all: [ReloadRecord] = []
  }
  private let records = Records()

  init() {
    let script = Script()
    var widget = ScriptWidget()
    widget.script = script
    let records = records
    self.script = script
    // Long enough for a machine that does much else.
    keeper = TimelineKeeper(
      WidgetHost(widget), patience: .seconds(1000), now: { script.now.withLock { $0 } },
      onReload: { records.all.append($0) })
  }

  private func place(_ id: String) {
    keeper.place(
      id, widget: keeper.host.widgets[0],
      as: WidgetPresentation(
        family: .accessoryInline, environment: EnvironmentValues(now: .saturday(12))))
  }

  private func answer(_ counts: [Int], _ policy: TimelineReloadPolicy = .never) {
    script.answers.withLock {
      $0.append { completion in
        completion(
          Timeline(
            entries: counts.map { CountEntry(date: .saturday(12) + Double($0) * 60, count: $0) },
            policy: policy))
      }
    }
  }

  private func shown(_ id: String = "one") -> String {
    keeper.drawing(of: id)?.grid.plain().trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
  }

  private func advance(_ minutes: Double) async {
    script.now.withLock { $0 += minutes * 60 }
    await keeper.reload()
  }

  @Test func theOldTimelineStaysUntilANewOneHasCome() async {
    place("one")
    #expect(!shown().contains("<"))
    answer([30, 10, 20], .after(.saturday(13)))
    await keeper.reload()
    #expect(shown() == "<10>")
    await advance(25)
    #expect(shown() == "<20>")
    // It drops its callback, has nothing, and then answers.
    await advance(40)
    #expect(shown() == "<30>")
    answer([])
    await advance(5)
    #expect(shown() == "<30>")
    answer([70])
    await advance(10)
    #expect(shown() == "<70>")
    #expect(records.all.map(\.cause) == [.placed, .policy, .policy, .policy])
    #expect(
      records.all.map(\.outcome) == [
        .timeline(entries: 3), .failure(.droppedCallback), .failure(.noEntries),
        .timeline(entries: 1),
      ])
  }

  @Test func theCenterReloadsByKind() async throws {
    place("one")
    place("two")
    for count in [1, 1, 2, 2] { answer([count]) }
    await keeper.reload()
    keeper.reloadTimelines(ofKind: "other")
    keeper.reloadTimelines(ofKind: "count")
    await keeper.reload()
    #expect(shown("one") == "<1>")
    await advance(5)
    #expect(shown("one") == "<2>" && shown("two") == "<2>")
    #expect(try keeper.currentConfigurations().map(\.kind) == ["count", "count"])
    #expect(keeper.drawing(of: "three") == nil)
  }

  @Test func itRunsUntilItIsCancelledAndShowsEachChangeOnce() async {
    place("one")
    answer([1], .never)
    answer([2], .never)
    var shown: [String] = []
    let keeper = keeper
    let run = Task { @MainActor in
      await keeper.run { changed in
        shown += changed.map { $0.drawing.grid.plain().filter { $0.isNumber } }
        if shown.count == 1 {
          Task.detached { keeper.reloadTimelines(ofKind: nil, for: .foreground) }
        } else {
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
    }
    await run.value
    #expect(shown == ["1", "2"])
  }
}

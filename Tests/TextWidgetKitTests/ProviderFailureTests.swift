import Dispatch
import Foundation
import Synchronization
import Testing
import TextUI
import TextWidgetKit
import CaffeineWaiting

/// Providers that do not do as they should, and what the host is told in time.
@MainActor
@Suite struct ProviderFailureTests {
  private let context = TimelineProviderContext(family: .systemSmall)

  /// Does with the callback of a timeline whatever a test says.
  private struct OddProvider: TimelineProvider {
    let ask: @Sendable (@escaping @Sendable (Timeline<CountEntry>) -> Void) -> Void

    func placeholder(in context: Context) -> CountEntry { CountEntry(date: noon, count: 0) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (CountEntry) -> Void) {}
    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<CountEntry>) -> Void
    ) { ask(completion) }
  }

  private struct OddWidget: Widget {
    var ask: @Sendable (@escaping @Sendable (Timeline<CountEntry>) -> Void) -> Void = { _ in }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "odd", provider: OddProvider(ask: ask)) { CountView(entry: $0) }
    }
  }

  /// As all providers of a target that is isolated to the main actor.
  private struct IsolatedProvider: @MainActor TimelineProvider {
    let wait: () -> Void

    func placeholder(in context: Context) -> CountEntry { CountEntry(date: noon, count: 0) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (CountEntry) -> Void) {}
    @MainActor func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<CountEntry>) -> Void
    ) {
      MainActor.assertIsolated()
      wait()
      completion(ProviderFailureTests.timeline([1]))
    }
  }

  private struct IsolatedWidget: Widget {
    var wait: () -> Void = {}

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "isolated", provider: IsolatedProvider(wait: wait)) {
        CountView(entry: $0)
      }
    }
  }

  private nonisolated static func timeline(_ counts: [Int]) -> Timeline<CountEntry> {
    Timeline(entries: counts.map { CountEntry(date: noon, count: $0) }, policy: .never)
  }

  private func answer(
    within patience: Duration = .seconds(1000),
    _ ask: @escaping @Sendable (@escaping @Sendable (Timeline<CountEntry>) -> Void) -> Void
  ) async -> Result<[Int], ProviderFailure> {
    var widget = OddWidget()
    widget.ask = ask
    let host = WidgetHost(widget)
    let answer = await host.timeline(of: host.widgets[0], in: context, within: patience)
    return answer.map { $0.entries.compactMap { ($0.base() as? CountEntry)?.count } }
  }

  /// Nobody waits for a minute: a callback that was dropped is known to be at once.
  @Test func aDroppedCallback() async {
    #expect(await answer { _ in } == .failure(.droppedCallback))
    #expect(
      await answer { completion in Task.detached { _ = completion } } == .failure(.droppedCallback))
  }

  @Test func nothing() async {
    #expect(await answer { $0(Self.timeline([])) } == .failure(.noEntries))
  }

  @Test func twice() async {
    #expect(
      await answer {
        $0(Self.timeline([1]))
        $0(Self.timeline([2]))
      } == .success([1]))
  }

  @Test func fromAnotherThread() async {
    #expect(
      await answer { completion in Thread { completion(Self.timeline([3])) }.start() }
        == .success([3]))
  }

  @Test func neverAndTooLate() async {
    let kept = Race<@Sendable (Timeline<CountEntry>) -> Void>()
    #expect(
      await answer(within: .milliseconds(5)) { kept.end(with: $0) } == .failure(.tooLate))
    // What comes then is dropped.
    await kept.value(ifCancelled: { _ in })(Self.timeline([4]))
    #expect(await answer { $0(Self.timeline([5])) } == .success([5]))
  }

  /// A provider that blocks its thread: the main actor, which waits for it, is told meanwhile.
  @Test func hanging() async {
    let wasTold = DispatchSemaphore(value: 0)
    let wait = { @Sendable in Self.block(until: wasTold) }
    let answer = await answer(within: .milliseconds(5)) { completion in
      wait()
      completion(Self.timeline([6]))
    }
    #expect(answer == .failure(.tooLate))
    wasTold.signal()
  }

  /// A provider that is isolated to the main actor is called there, others are not.
  @Test func isolated() async throws {
    let host = WidgetHost(IsolatedWidget())
    let answer = await host.timeline(of: host.widgets[0], in: context, within: .seconds(1000))
    #expect(try answer.get().entries.count == 1)
    #expect(
      await self.answer { $0(Self.timeline(Thread.isMainThread ? [] : [1])) } == .success([1]))
  }

  /// One that blocks the main actor: who waits elsewhere is told while it does.
  @Test nonisolated func hangingOnTheMainActor() async {
    let wasTold = DispatchSemaphore(value: 0)
    let host = await MainActor.run { () -> WidgetHost in
      var widget = IsolatedWidget()
      widget.wait = { Self.block(until: wasTold) }
      return WidgetHost(widget)
    }
    let answer = await host.timeline(
      of: host.widgets[0], in: TimelineProviderContext(family: .systemSmall),
      within: .milliseconds(5))
    wasTold.signal()
    guard case .failure(.tooLate) = answer else {
      Issue.record("\(answer)")
      return
    }
  }

  /// The main actor is busy with others for longer than the patience while the answer waits for it.
  @Test func nobodyIsLateForABusyMainActor() async {
    let answer = await answer(within: .milliseconds(100)) { completion in
      Task { @MainActor in Self.block() }
      Task { @MainActor in completion(Self.timeline([7])) }
    }
    #expect(answer == .success([7]))
  }

  /// Blocks its thread for longer than the patience, however long that takes: each of its twenty parts
  /// waits for the main actor, where the tests of a whole machine may stand in line.
  private nonisolated static func block(until wasTold: DispatchSemaphore) {
    _ = wasTold.wait(timeout: .now() + 3600)
  }

  private static func block() { Thread.sleep(forTimeInterval: 0.3) }

  @Test func withoutATimelineThePlaceholderIsDrawn() async throws {
    let host = WidgetHost(SilentWidget())
    let place = WidgetPresentation(
      family: .systemSmall, environment: EnvironmentValues(now: noon))
    let drawing = try #require(await host.draw(host.widgets[0], as: place))
    var covered = place
    covered.isPlaceholder = true
    let placeholder = host.placeholder(of: host.widgets[0], in: context)
    #expect(drawing.grid == host.draw(placeholder, of: host.widgets[0], as: covered).grid)
  }

  @Test func theCenterHandsOnWhatItIsAsked() async throws {
    let asked = Mutex<[String?]>([])
    let center = WidgetCenter()
    center.reloadAllTimelines()
    #expect(try await center.currentConfigurations().isEmpty)
    center.connect(placed: [WidgetInfo(kind: "tea", family: .systemSmall)]) { kind in
      asked.withLock { $0.append(kind) }
    }
    center.reloadTimelines(ofKind: "tea")
    center.reloadAllTimelines()
    #expect(try await center.currentConfigurations().map(\.kind) == ["tea"])
    #expect(asked.withLock { $0 } == ["tea", nil])
  }
}

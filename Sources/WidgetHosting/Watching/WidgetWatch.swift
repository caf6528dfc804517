import CaffeineWaiting
import Synchronization

/// Shows the widgets of a program over time: keeps each widget's last timeline until a newer one
/// arrives, and asks providers when their plans say so.
@MainActor
final class WidgetWatch {
  private let front: WidgetFront
  private let program: WidgetProgram
  /// In the order of the front's places.
  private var plans: [ReloadPlan]
  /// The places whose provider was asked at least once; others are not shown.
  private var asked: Set<Int> = []
  /// The kinds for which `WidgetCenter` was asked since the last look, from any thread; `nil` for all.
  private nonisolated let requests = Mutex<[String?]>([])

  /// Places the widgets of a front, whose values are chosen.
  init(_ front: WidgetFront, of program: WidgetProgram) {
    (self.front, self.program) = (front, program)
    plans = front.places.map { _ in ReloadPlan(placedAt: program.now) }
  }

  /// Asks providers one after the other and shows each answer as it arrives, until a key, a signal or
  /// a closed output ends it.
  ///
  /// A slow provider delays nobody: its widget keeps the last timeline or the placeholder until the
  /// answer.
  func run() async throws(Failure) {
    let console = program.surroundings.console
    let output = front.output
    // Drawings can replace each other: cells, on a terminal with escape sequences.
    let isScreen =
      output.isTerminal && output.colorDepth != nil && front.request.format.isForTerminals
    var loop = WatchLoop(on: console, isScreen: isScreen)
    let placed = front.places.map {
      WidgetInfo(kind: $0.widget.kind, family: $0.presentation.family)
    }
    program.surroundings.center.connect(placed: placed) { [self, wake = console.wake] kind in
      requests.withLock { $0.append(kind) }
      wake()
    }
    var wake = await program.pause(0)
    defer { loop.leave() }
    try loop.enter()
    while try loop.answer(wake) {
      for kind in requests.withLock({ exchange(&$0, with: []) }) {
        for index in plans.indices where kind == nil || kind == front.places[index].widget.kind {
          plans[index].request(at: program.now)
        }
      }
      for index in plans.indices where plans[index].begin(at: program.now) != nil {
        // Delays no other widget.
        await program.turn(of: program.task { await self.ask(index) })
        asked.insert(index)
        _ = try show(in: &loop)
      }
      wake = await program.pause(try show(in: &loop))
    }
  }

  private func ask(_ index: Int) async {
    var place = front.places[index]
    place.presentation.environment.now = program.now
    let timeline = await program.timeline(of: place, of: front)
    plans[index].end(with: timeline, at: program.now)
    program.surroundings.console.wake()
  }

  /// Shows what stands there now, and returns the seconds to sleep; a widget without a timeline is
  /// its placeholder.
  private func show(in loop: inout WatchLoop) throws(Failure) -> Double {
    let now = program.now
    let picture = try front.picture(
      of: asked.sorted().map { index in
        var place = front.places[index]
        place.presentation.environment.now = now
        let timeline = plans[index].timeline
        return front.answer(in: place, timeline.map { .success($0) } ?? .failure(.tooLate))
      })
    let next = (plans.compactMap(\.nextReload) + [picture.nextChange].compactMap(\.self)).min()
    return try loop.show(picture.text, for: next?.timeIntervalSince(now))
  }
}

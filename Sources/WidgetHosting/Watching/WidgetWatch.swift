import CaffeineWaiting

/// Shows the widgets of a program over time: keeps each widget's last timeline until a newer one
/// arrives, and asks providers when the engine says so.
@MainActor
final class WidgetWatch {
  /// How long a new widget stays hidden, so that a prompt answer shows no placeholder first.
  ///
  /// Delays no other widget.
  static let turn = Duration.milliseconds(200)

  private let front: WidgetFront
  private let surroundings: ProgramSurroundings
  private let output: ProgramOutput
  private let requests: ReloadRequests
  private var engine = WatchEngine()
  /// The places whose provider was asked at least once; others are not shown.
  private var asked: Set<Int> = []

  /// Places the widgets of a front, whose values are chosen.
  init(_ front: WidgetFront, in surroundings: ProgramSurroundings, output: ProgramOutput) {
    self.front = front
    self.surroundings = surroundings
    self.output = output
    requests = ReloadRequests(
      placed: front.places.map {
        WidgetInfo(kind: $0.widget.kind, family: $0.presentation.family)
      }, wake: surroundings.console.wake)
    for (index, place) in front.places.enumerated() {
      engine.place(String(index), kind: place.widget.kind, at: surroundings.clock.now())
    }
  }

  /// Asks providers one after the other and shows each answer as it arrives, until a key, a signal or
  /// a closed output ends it.
  ///
  /// A slow provider delays nobody: its widget keeps the last timeline or the placeholder until the
  /// answer.
  func run() async throws(Failure) {
    let surroundings = surroundings
    var loop = WatchLoop(
      on: surroundings.console, isScreen: front.isForScreen,
      rows: { surroundings.environment.rows(of: surroundings.console) },
      write: { text throws(Failure) in try surroundings.console.print(text + "\n") })
    surroundings.center.connect(to: requests)
    var wake = await surroundings.pause(0)
    defer { loop.leave() }
    try loop.enter()
    while try loop.answer(wake) {
      for kind in requests.take() {
        engine.request(ofKind: kind, .request, at: surroundings.clock.now())
      }
      for reload in engine.begin(at: surroundings.clock.now()) {
        await ask(reload)
        _ = try loop.show(picture())
      }
      wake = await surroundings.pause(try loop.show(picture()))
    }
  }

  /// Asks a provider and waits for its turn.
  private func ask(_ reload: WatchEngine.Reload) async {
    guard let index = Int(reload.id) else { return }
    let answering = Task(executorPreference: QueueExecutor.host) { @MainActor @Sendable in
      await self.carryOut(reload, at: index)
    }
    _ = await answer(within: Self.turn) { await answering.value }
    asked.insert(index)
  }

  private func carryOut(_ reload: WatchEngine.Reload, at index: Int) async {
    var place = front.places[index]
    place.presentation.environment.now = surroundings.clock.now()
    let timeline = await surroundings.timeline(of: place)
    engine.end(reload, with: timeline, at: surroundings.clock.now())
    switch timeline {
    case .success: output.note(nil, of: reload.kind)
    case .failure(let failure): output.note(failure, of: reload.kind)
    }
    surroundings.console.wake()
  }

  /// What stands there now; a widget without a timeline is its placeholder.
  private func picture() throws(Failure) -> WatchLoop.Picture {
    let now = surroundings.clock.now()
    var changes: [Date] = []
    var drawn: [WidgetFront.Drawn] = []
    for index in front.places.indices where asked.contains(index) {
      var place = front.places[index]
      place.presentation.environment.now = now
      place.presentation.findsNextChange = true
      let timeline = engine.timeline(of: String(index))
      let answer = front.answer(in: place, timeline.map { .success($0) } ?? .failure(.tooLate))
      let drawing = front.drawing(of: answer)
      if let change = drawing.nextChange { changes.append(change) }
      drawn.append((answer.place, drawing, answer.entry))
    }
    let next = engine.nextLook(after: now, changes: changes)
    return (try front.text(of: drawn), [], next.timeIntervalSince(now))
  }
}

import Synchronization
import CaffeineWaiting

/// Shows placed widgets over time: keeps each widget's last timeline until a newer one arrives,
/// asks providers when due, and sleeps in between.
///
/// ```swift
/// let keeper = TimelineKeeper(WidgetHost(MyWidgets()), now: { Date() })
/// keeper.place("one", widget: keeper.host.widgets[0], as: presentation)
/// WidgetCenter.shared.connect(to: keeper)
/// await keeper.run { changed in for (_, drawing) in changed { print(drawing.grid.plain()) } }
/// ```
@MainActor
public final class TimelineKeeper {
  /// Prepares a timeline before it is shown, for example by fetching its pictures.
  public typealias Preparation =
    @MainActor (
      WidgetTimeline, WidgetDescription, WidgetPresentation
    ) async -> Void

  /// A widget in its place with its last drawing.
  private struct Place {
    let id: String
    let widget: WidgetDescription
    var presentation: WidgetPresentation
    /// Whether the provider was asked at least once; before that the widget is not shown.
    var hadItsTurn = false
    var shown: CellGrid?
  }

  /// Draws the widgets and asks their providers.
  public let host: WidgetHost
  /// How long a new widget stays hidden, so that a prompt answer shows no placeholder first.
  ///
  /// Delays no other widget.
  package static let turn = Duration.milliseconds(200)

  private let patience: Duration
  private let now: () -> Date
  private let sleep: @Sendable (Duration) async -> Void
  private let prepare: Preparation
  private let onReload: (ReloadRecord) -> Void
  private var engine = WatchEngine()
  private var placed: [Place] = []
  private let requests = RequestQueue()

  /// Creates a keeper without widgets.
  ///
  /// - Parameters:
  ///   - host: Draws the widgets and asks their providers.
  ///   - patience: How long a provider may take, and then `prepare` (default: ten seconds).
  ///   - now: The clock.
  ///   - sleep: Returns after a duration by that clock (default: the system's), or when its task is
  ///     cancelled.
  ///   - prepare: Prepares each new timeline before it is shown.
  ///   - onReload: Receives the result of each reload, for a log.
  public init(
    _ host: WidgetHost, patience: Duration = .seconds(10), now: @escaping () -> Date,
    sleep: (@Sendable (Duration) async -> Void)? = nil,
    prepare: @escaping Preparation = { _, _, _ in },
    onReload: @escaping (ReloadRecord) -> Void = { _ in }
  ) {
    self.host = host
    self.patience = patience
    self.now = now
    self.sleep = sleep ?? { await QueueExecutor.pause(for: $0) }
    self.prepare = prepare
    self.onReload = onReload
  }

  /// Places a widget; ignores an id that is placed already.
  public func place(_ id: String, widget: WidgetDescription, as presentation: WidgetPresentation) {
    guard !placed.contains(where: { $0.id == id }) else { return }
    var presentation = presentation
    presentation.findsNextChange = true
    placed.append(Place(id: id, widget: widget, presentation: presentation))
    engine.place(id, kind: widget.kind, at: now())
    requests.placed.append(WidgetInfo(kind: widget.kind, family: presentation.family))
    requests.wake()
  }

  /// The timeline that a widget shows; `nil` before the first one arrives.
  public func timeline(of id: String) -> WidgetTimeline? { engine.timeline(of: id) }

  /// Draws a widget now: its due entry, or the placeholder; `nil` for an unknown id.
  public func drawing(of id: String) -> WidgetDrawing? {
    guard var place = placed.first(where: { $0.id == id }) else { return nil }
    place.presentation.environment.now = now()
    return host.draw(timeline(of: id), of: place.widget, as: place.presentation)
  }

  /// Asks all providers that are due, in parallel; returns when each has answered or timed out.
  public func reload() async {
    await withTaskExecutorPreference(QueueExecutor.host) {
      await withTaskGroup(of: Void.self) { group in
        for reload in begin() {
          group.addTask { @MainActor @Sendable in await self.carryOut(reload) }
        }
      }
    }
  }

  private func begin() -> [WatchEngine.Reload] {
    for (kind, cause) in requests.take() { engine.request(ofKind: kind, cause, at: now()) }
    return engine.begin(at: now())
  }

  private func carryOut(_ reload: WatchEngine.Reload) async {
    guard let place = placed.first(where: { $0.id == reload.id }) else { return }
    var presentation = place.presentation
    presentation.environment.now = now()
    let answer = await host.timeline(
      of: place.widget, in: presentation.context, within: patience)
    if case .success(let timeline) = answer {
      _ = await TextWidgetKit.answer(within: patience) { [prepare] in
        await prepare(timeline, place.widget, presentation)
      }
    }
    onReload(engine.end(reload, with: answer, at: now()))
    requests.wake()
  }

  /// Shows widgets whose drawing has changed, until the task is cancelled or `show` throws.
  ///
  /// Asks providers one after the other and shows each answer as it arrives. A slow provider does
  /// not delay the others: its widget keeps the last timeline or the placeholder until the answer.
  /// Then it sleeps until the next reload, due entry, changing text or request, a minute at most.
  public func run(
    show: (_ changed: [(id: String, drawing: WidgetDrawing)]) throws -> Void
  ) async rethrows {
    while !Task.isCancelled {
      for reload in begin() {
        let answering = Task(executorPreference: QueueExecutor.host) { @MainActor @Sendable in
          await self.carryOut(reload)
        }
        _ = await withTaskExecutorPreference(QueueExecutor.host) {
          await answer(within: Self.turn) { await answering.value }
        }
        if let index = placed.firstIndex(where: { $0.id == reload.id }) {
          placed[index].hadItsTurn = true
        }
        _ = try showChanges(show)
      }
      let changes = try showChanges(show)
      let now = now()
      let delay = engine.nextLook(after: now, changes: changes).timeIntervalSince(now)
      await withTaskExecutorPreference(QueueExecutor.host) {
        await requests.wait(.seconds(max(0, delay)), sleep: sleep)
      }
    }
  }

  /// Shows the changed drawings; returns when drawings change by themselves.
  private func showChanges(
    _ show: (_ changed: [(id: String, drawing: WidgetDrawing)]) throws -> Void
  ) rethrows -> [Date] {
    var changed: [(id: String, drawing: WidgetDrawing)] = []
    var changes: [Date] = []
    for index in placed.indices where placed[index].hadItsTurn {
      guard let drawing = drawing(of: placed[index].id) else { continue }
      if drawing.grid != placed[index].shown { changed.append((placed[index].id, drawing)) }
      placed[index].shown = drawing.grid
      if let change = drawing.nextChange { changes.append(change) }
    }
    if !changed.isEmpty { try show(changed) }
    return changes
  }
}

extension TimelineKeeper: WidgetSystem {
  /// Requests new timelines of a kind, from any thread, within each budget; `nil` means all.
  public nonisolated func reloadTimelines(ofKind kind: String?) { requests.put(kind, .request) }

  /// Requests new timelines of a kind for a cause, which may not count; `nil` means all.
  public nonisolated func reloadTimelines(ofKind kind: String?, for cause: ReloadCause) {
    requests.put(kind, cause)
  }

  /// The placed widgets.
  public nonisolated func currentConfigurations() throws -> [WidgetInfo] { requests.placed }
}

/// Thread-safe inbox of reload requests; a request wakes `run`.
private final class RequestQueue: Sendable {
  private let requests = Mutex<[(kind: String?, cause: ReloadCause)]>([])
  private let infos = Mutex<[WidgetInfo]>([])
  /// Ends with the sleep that is on, or at once with the next.
  private let sleeping = Mutex(Race<Void>())

  var placed: [WidgetInfo] {
    get { infos.withLock { $0 } }
    set { infos.withLock { $0 = newValue } }
  }

  func put(_ kind: String?, _ cause: ReloadCause) {
    requests.withLock { $0.append((kind, cause)) }
    wake()
  }

  func take() -> [(kind: String?, cause: ReloadCause)] {
    requests.withLock { requests in
      defer { requests = [] }
      return requests
    }
  }

  func wake() { sleeping.withLock { $0 }.end(with: ()) }

  /// Returns after a delay, when a request arrives or when the task is cancelled.
  nonisolated(nonsending) func wait(
    _ delay: Duration, sleep: @escaping @Sendable (Duration) async -> Void
  ) async {
    let race = sleeping.withLock { $0 }
    if !race.isOver { race.end(after: delay, with: (), sleep: sleep) }
    await race.value(ifCancelled: ())
    sleeping.withLock { $0 = Race() }
  }
}

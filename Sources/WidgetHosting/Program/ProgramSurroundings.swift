import CaffeineWaiting
public import CivilTime

/// Everything outside of its memory that a program of widgets uses.
@MainActor
public struct ProgramSurroundings {
  /// Prepares a timeline before it is drawn, for example by fetching its pictures.
  public typealias Preparation =
    @MainActor (WidgetTimeline, WidgetDescription, WidgetPresentation) async -> Void

  /// The name of the program, for help and errors.
  let name: String
  let environment: ProcessEnvironment
  /// The clock, or the time in `CAFFEINE_NOW`.
  private(set) var clock: SystemClock
  let console: Console
  /// Creates what views know at a moment.
  let views: (_ now: Date) -> EnvironmentValues
  /// The time limit for a provider, and then for the preparation.
  private let patience: Duration
  private let prepare: Preparation?
  private let simulatedClock: SimulatedClock?
  /// Where widgets ask for reloads.
  package var center = WidgetCenter.shared
  /// The previews in the program's sources, found when they are asked for.
  package var previews: @MainActor () -> [ProgramPreview] = { [] }
  /// The names of the program's Live Activities, which only previews draw.
  package var activities: [String] = []
  /// Where the program waits for keys and signals, so that the main actor stays free.
  private let waiting = QueueExecutor()

  /// Creates surroundings.
  ///
  /// - Parameters:
  ///   - environment: The command line, which begins with the program's path, and the variables.
  ///   - clock: The clock; `CAFFEINE_NOW` replaces it.
  ///   - console: Where drawings and errors go.
  ///   - views: Creates what views know at a moment: zone, locale and pictures.
  ///   - patience: How long a provider may take, and then `prepare`.
  ///   - prepare: Prepares each timeline before it is drawn (default: nothing to do).
  public init(
    environment: ProcessEnvironment, clock: SystemClock, console: Console,
    views: @escaping (_ now: Date) -> EnvironmentValues,
    patience: Duration = .seconds(10), prepare: Preparation? = nil
  ) {
    name = environment.commandLine.first?.split(separator: "/").last.map(String.init) ?? "widgets"
    (self.environment, self.clock, self.console) = (environment, clock, console)
    (self.views, self.patience, self.prepare) = (views, patience, prepare)
    simulatedClock = environment.text(of: "CAFFEINE_NOW").flatMap {
      SimulatedClock($0, on: .utc, since: clock.start)
    }
    if let simulatedClock { self.clock.now = { simulatedClock.date(at: clock.now()) } }
  }

  /// Throws for a `CAFFEINE_NOW` that is no clock.
  func checkClock() throws(Failure) {
    guard let text = environment.text(of: "CAFFEINE_NOW"), simulatedClock == nil else { return }
    throw .value(text, of: "CAFFEINE_NOW", forms: SimulatedClock.forms)
  }

  var output: StandardOutput { StandardOutput(console: console, environment: environment) }

  /// Writes lines to standard error, made safe for a terminal.
  func tell(_ message: String, advice: String = "") {
    let lines = ["\(name): \(message)", advice].filter { !$0.isEmpty }
    _ = console.write(lines.map { $0.terminalSafe() + "\n" }.joined(), .error)
  }

  /// The value of `body`; `nil` where it takes too long.
  func inTime<Value: Sendable>(_ body: @escaping @MainActor @Sendable () async -> Value) async
    -> Value?
  { await answer(within: patience, of: body) }

  /// What the provider of a place says in time, ready to be drawn; a snapshot is a timeline of one entry.
  func timeline(
    of place: WidgetPlace, asSnapshot: Bool = false
  ) async -> Result<WidgetTimeline, ProviderFailure> {
    let (host, widget, presentation) = (place.host, place.widget, place.presentation)
    let said =
      asSnapshot
      ? await host.snapshot(of: widget, in: presentation.galleryContext, within: patience)
        .map(WidgetTimeline.init(snapshot:))
      : await host.timeline(of: widget, in: presentation.context, within: patience)
    if let prepare, case .success(let timeline) = said {
      _ = await inTime { await prepare(timeline, widget, presentation) }
    }
    return said
  }

  /// Waits for a number of the clock's seconds, or for what ends a pause before.
  func pause(_ seconds: Double) async -> Pause.Wake {
    let seconds = simulatedClock?.realSeconds(seconds) ?? seconds
    return await withCheckedContinuation { continuation in
      waiting.run { [pause = console.pause] in continuation.resume(returning: pause(seconds, nil)) }
    }
  }
}

import CaffeineWaiting
import CivilTime

/// Runs the command line of a program of widgets.
@MainActor
public final class WidgetProgram {
  let host: WidgetHost
  let surroundings: ProgramSurroundings
  let output: StandardOutput
  private let name: String
  private var simulatedClock: SimulatedClock?
  /// Whether nothing is written yet.
  private var isEmpty = true
  /// Whether a provider failed, which decides the exit code once everything is written.
  private var hasFailed = false
  /// The kinds with a reported failure and no answer since.
  private var told: Set<String> = []
  /// Where the program waits for keys and signals, so that the main actor stays free.
  private let waiting = QueueExecutor()

  /// Creates the program of a host's widgets.
  public init(_ host: WidgetHost, in surroundings: ProgramSurroundings) {
    (self.host, self.surroundings) = (host, surroundings)
    let console = surroundings.console
    output = StandardOutput(console: console, glyphSet: console.isUnicode ? .unicode : .ascii)
    name = console.commandLine.first?.split(separator: "/").last.map(String.init) ?? "widgets"
  }

  /// Runs the command and returns its exit code.
  public func run() async -> Int32 {
    let console = surroundings.console
    do {
      simulatedClock = try .reading(
        console.text(of: "CAFFEINE_NOW"), of: "CAFFEINE_NOW", on: .utc, since: surroundings.now())
      let invocation = try command.parse(Array(console.commandLine.dropFirst()))
      if invocation.wantsHelp {
        try console.print(invocation.helpText(columns: console.columns ?? 80))
      } else {
        try await withTaskExecutorPreference(QueueExecutor.host) {
          try await perform(invocation.arguments)
        }
      }
      return (hasFailed ? ExitStatus.unavailable : .done).rawValue
    } catch {
      let failure = Failure(of: error)
      tell(failure)
      return failure.status.rawValue
    }
  }

  private var command: Command<Bool> {
    let kinds = host.widgets.map(\.kind)
    return Command(
      name: name, summary: "Draw the widgets of this program.",
      discussion: """
        Without a kind and a family it draws every widget in every family that it has.
        """,
      arguments: WidgetOptions.words(among: kinds),
      options: [WidgetOptions.kind(among: kinds), WidgetOptions.family()] + WidgetOptions.drawing
        + [WidgetOptions.preview, WidgetOptions.list, WidgetOptions.json],
      sections: [
        HelpSection(
          "Exit status",
          [ExitStatus.done, .wrongUse, .unavailable, .notSaved, .brokenPipe].map {
            HelpSection.Item(String($0.rawValue), $0.meaning)
          })
      ], action: true)
  }

  private func perform(_ arguments: ParsedArguments) async throws {
    if try await showPreviews(arguments) { return }
    try checkForWidgets()
    let request = try WidgetRequest(arguments, among: host.widgets.map(\.kind), on: output)
    let front = try await front(request)
    switch request.mode {
    case .watch: try await WidgetWatch(front, of: self).run()
    case .describe, .draw, .timeline:
      if request.tapName != nil { try await tap(for: front) }
      // After a tap the moment is another.
      try await draw(request.tapName == nil ? front : self.front(request))
    }
  }

  var customs: WidgetCustoms {
    var customs = WidgetCustoms()
    customs.title = name
    return customs
  }

  /// What views know at this moment, but for the options.
  var views: EnvironmentValues {
    var views = surroundings.views(now)
    views.localeIdentifier = surroundings.console.localeIdentifier ?? views.localeIdentifier
    if output.isTerminal, surroundings.console.hasLightGround { views.colorScheme = .light }
    return views
  }

  /// The widgets with the typed values.
  private func front(_ request: WidgetRequest) async throws -> WidgetFront {
    var front = try WidgetFront(request, of: host, on: output, in: views, customs: customs)
    for (index, place) in front.places.enumerated() {
      let values = front.values(for: place)
      if values.isEmpty { continue }
      let reader = place.widget.parameterReader(in: place.presentation.family)
      let read = await inTime {
        await self.task { try await reader.values(of: values) }.result
      }
      guard let read else {
        throw Failure(.unavailable, "What can be chosen has not come in time.")
      }
      front.places[index].widget = place.widget.configured(with: try read.get())
    }
    return front
  }

  /// Draws all widgets at once and writes each as soon as it and its predecessors are ready; an
  /// early end keeps what is written.
  private func draw(_ front: WidgetFront) async throws {
    var parts: [Task<Void, any Error>] = []
    for places in front.parts {
      let part = task { try await self.write(places, of: front) }
      await turn(of: part)
      parts.append(part)
    }
    _ = try await values(of: parts)
  }

  /// Writes what is said of these places as lines, separated from the last ones by a blank line.
  private func write(_ places: [WidgetPlace], of front: WidgetFront) async throws {
    var kinds: Set<String> = []
    // A kind has the same parameters in each family.
    let places = places.filter {
      front.request.mode != .describe || kinds.insert($0.widget.kind).inserted
    }
    let text = try front.text(of: try await answers(in: places, of: front))
    defer { isEmpty = false }
    try surroundings.console.print(
      (isEmpty ? "" : "\n") + text + (text.hasSuffix("\n") ? "" : "\n"))
  }

  /// Asks for these places at once.
  private func answers(
    in places: [WidgetPlace], of front: WidgetFront
  ) async throws -> [WidgetAnswer] {
    try await values(of: places.map { place in task { await self.reply(in: place, of: front) } })
  }

  private func reply(in place: WidgetPlace, of front: WidgetFront) async -> WidgetAnswer {
    var said: Result<WidgetTimeline, ProviderFailure>?
    if !place.presentation.isPlaceholder {
      said = await timeline(of: place, of: front)
      note(said, of: place.widget.kind)
    }
    var answer = front.answer(in: place, said)
    if front.request.mode == .describe {
      let reader = place.widget.parameterReader(in: place.presentation.family)
      answer.parameters = await inTime { try? await reader.parameters() }.flatMap(\.self) ?? []
    }
    return answer
  }

  /// Performs the first tap with the typed name in any drawing.
  private func tap(for front: WidgetFront) async throws {
    let answers = try await answers(in: front.places, of: front)
    guard let tap = try front.tap(among: answers) else { return }
    if case .link(let target) = tap.action {
      try surroundings.console.print("\(tap.name) leads to \(target)".terminalSafe() + "\n")
    }
    do {
      try await tap.perform()
    } catch {
      throw tap.failure(error)
    }
  }
}

/// What a program asks and waits for.
extension WidgetProgram {
  var now: Date {
    let now = surroundings.now()
    return simulatedClock?.date(at: now) ?? now
  }

  /// What the provider of a place says in time, ready to be drawn; a snapshot is a timeline of one
  /// entry.
  func timeline(
    of place: WidgetPlace, of front: WidgetFront
  ) async -> Result<WidgetTimeline, ProviderFailure> {
    let (widget, presentation) = (place.widget, place.presentation)
    let said =
      front.request.wantsSnapshot
      ? await host.snapshot(
        of: widget, in: presentation.galleryContext, within: surroundings.patience
      ).map(WidgetTimeline.init(snapshot:))
      : await host.timeline(of: widget, in: presentation.context, within: surroundings.patience)
    if let prepare = surroundings.prepare, case .success(let timeline) = said {
      _ = await inTime { await prepare(timeline, widget, presentation) }
    }
    return said
  }

  /// Reports a failing provider once for all its families and tries, until it answers.
  func note(_ said: Result<WidgetTimeline, ProviderFailure>?, of kind: String) {
    guard case .failure(let failure) = said else {
      told.remove(kind)
      return
    }
    hasFailed = true
    if told.insert(kind).inserted { tell(Failure(failure, of: kind)) }
  }

  /// Writes a failure to standard error, made safe for a terminal.
  private func tell(_ failure: Failure) {
    if failure.message.isEmpty { return }
    let lines = ["\(name): " + failure.message.english, failure.advice.english]
      .filter { !$0.isEmpty }
    _ = surroundings.console.write(lines.map { $0.terminalSafe() + "\n" }.joined(), .error)
  }

  /// Waits for a number of the clock's seconds, or for what ends a pause before.
  func pause(_ seconds: Double) async -> Pause.Wake {
    let seconds = simulatedClock?.realSeconds(seconds) ?? seconds
    return await withCheckedContinuation { continuation in
      waiting.run { [pause = surroundings.console.pause] in
        continuation.resume(returning: pause(seconds, nil))
      }
    }
  }

  /// The value of `body`; `nil` where it takes too long.
  private func inTime<Value: Sendable>(
    _ body: @escaping @MainActor @Sendable () async -> Value
  ) async -> Value? { await answer(within: surroundings.patience, of: body) }

  /// Starts `body` where nothing blocks.
  func task<Value: Sendable>(
    _ body: @escaping @MainActor @Sendable () async throws -> Value
  ) -> Task<Value, any Error> {
    Task(executorPreference: QueueExecutor.host) { @MainActor @Sendable in try await body() }
  }

  /// Waits a moment for a task: a prompt answer comes in its order, and needs no placeholder before.
  func turn(of task: Task<Void, any Error>) async {
    _ = await answer(within: .milliseconds(200)) { await task.result }
  }

  /// The values of all tasks; awaits every one before it rethrows the first error.
  private func values<Value: Sendable>(
    of tasks: [Task<Value, any Error>]
  ) async throws -> [Value] {
    var results: [Result<Value, any Error>] = []
    for task in tasks { results.append(await task.result) }
    return try results.map { try $0.get() }
  }
}

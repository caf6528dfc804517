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
  /// What is still to be done, each where it may wait.
  private var steps: ArraySlice<@MainActor @Sendable () async throws -> Void> = []
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
    let kinds = host.widgets.map(\.kind)
    try await front(WidgetRequest(arguments, among: kinds, on: output)).run()
    var begun: [Task<Void, any Error>] = []
    while let step = steps.popFirst() {
      begun.append(task(step))
      await turn(of: begun[begun.count - 1])
      // The last may lead to others. An early end keeps what is written.
      if steps.isEmpty { _ = try await values(of: begun) }
    }
  }

  var customs: WidgetCustoms {
    var customs = WidgetCustoms()
    customs.title = name
    customs.ask = { [self] front, places, then in
      steps.append { [self] in try then(try await answers(in: places, of: front)) }
    }
    customs.tap = { [self] front, tap, then in
      steps.append { [self] in try then(try await self.front(after: tap, on: front)) }
    }
    customs.watch = { [self] front in
      steps.append { [self] in try await WidgetWatch(front, of: self).run() }
    }
    customs.write = { [self] text, _ throws(Failure) in
      defer { isEmpty = false }
      // A blank line between two.
      try surroundings.console.print(
        (isEmpty ? "" : "\n") + text + (text.hasSuffix("\n") ? "" : "\n"))
    }
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
      let reader = place.parameterReader
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

  /// Asks for these places at once.
  private func answers(
    in places: [WidgetPlace], of front: WidgetFront
  ) async throws -> [WidgetAnswer] {
    try await values(of: places.map { place in task { await self.reply(in: place, of: front) } })
  }

  private func reply(in place: WidgetPlace, of front: WidgetFront) async -> WidgetAnswer {
    let isPlaceholder = place.presentation.isPlaceholder
    var answer = front.answer(
      in: place, isPlaceholder ? nil : await timeline(of: place, of: front))
    if front.wantsParameters {
      let reader = place.parameterReader
      answer.parameters = await inTime { try? await reader.parameters() }.flatMap(\.self) ?? []
    }
    return answer
  }

  /// Taps a part; afterwards the moment is another.
  private func front(after tap: WidgetTap, on front: WidgetFront) async throws -> WidgetFront {
    if case .link(let target) = tap.action {
      try surroundings.console.print("\(tap.name) leads to \(target)".terminalSafe() + "\n")
    }
    do {
      try await tap.perform()
    } catch {
      throw tap.failure(error)
    }
    return try await self.front(front.request)
  }
}

/// What a program asks and waits for.
extension WidgetProgram {
  var now: Date {
    let now = surroundings.now()
    return simulatedClock?.date(at: now) ?? now
  }

  /// What the provider of a place says in time, ready to be drawn.
  ///
  /// A snapshot is a timeline of one entry. A failure is told.
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
    switch said {
    case .success(let timeline):
      told.remove(widget.kind)
      guard let prepare = surroundings.prepare else { break }
      _ = await inTime { await prepare(timeline, widget, presentation) }
    case .failure(let failure):
      hasFailed = true
      // Once for all its families and tries, until it answers.
      if told.insert(widget.kind).inserted { tell(Failure(failure, of: widget.kind)) }
    }
    return said
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
    return await Task.detached(executorPreference: waiting) {
      [pause = surroundings.console.pause] in pause(seconds, nil)
    }.value
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

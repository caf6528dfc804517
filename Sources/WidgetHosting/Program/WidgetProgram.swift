import CaffeineWaiting

/// Runs the command line of a program of widgets.
@MainActor
public struct WidgetProgram {
  let host: WidgetHost
  let surroundings: ProgramSurroundings
  private let output: ProgramOutput

  /// Creates the program of a host's widgets.
  public init(_ host: WidgetHost, in surroundings: ProgramSurroundings) {
    self.host = host
    self.surroundings = surroundings
    output = ProgramOutput(in: surroundings)
  }

  /// Runs the command and returns its exit code.
  public func run() async -> Int32 {
    let words = Array(surroundings.environment.commandLine.dropFirst())
    let command = Command.widgets(name: surroundings.name, kinds: host.widgets.map(\.kind))
    do {
      try surroundings.checkClock()
      let invocation = try command.parse(words)
      if invocation.wantsHelp {
        try surroundings.console.print(
          invocation.helpText(columns: surroundings.output.columns ?? 80))
      } else {
        try await withTaskExecutorPreference(QueueExecutor.host) {
          try await perform(invocation.arguments)
        }
      }
      return ExitStatus.done.rawValue
    } catch {
      let failure =
        switch error {
        case let error as Failure: error
        case let error as ArgumentError: Failure(error)
        default: Failure(.bug, "\(error)")
        }
      if !failure.message.isEmpty {
        surroundings.tell(failure.message.english, advice: failure.advice.english)
      }
      return failure.status.rawValue
    }
  }

  private func perform(_ arguments: ParsedArguments) async throws {
    if try await showPreviews(arguments) { return }
    let front = try front(arguments)
    switch front.mode {
    case .watch: try await watch(front)
    case .describe, .draw, .timeline:
      if let name = front.tapName { try await tap(name, for: front) }
      // After a tap the moment is another.
      try await draw(front.tapName == nil ? front : self.front(arguments))
    }
    if output.hasFailed { throw Failure(.unavailable, "") }
  }

  private func front(_ arguments: ParsedArguments) throws(Failure) -> WidgetFront {
    try checkForWidgets()
    let choice = try WidgetChoice(arguments, among: host.widgets.map(\.kind))
    return try WidgetFront(
      arguments, of: host, choice, on: surroundings.output, in: views, customs: customs)
  }

  var customs: WidgetCustoms {
    var customs = WidgetCustoms()
    customs.title = surroundings.name
    return customs
  }

  /// What views know at this moment, but for the options.
  var views: EnvironmentValues {
    var views = surroundings.views(surroundings.clock.now())
    views.localeIdentifier = surroundings.environment.localeIdentifier ?? views.localeIdentifier
    if surroundings.output.isTerminal, surroundings.environment.hasLightGround {
      views.colorScheme = .light
    }
    return views
  }

  /// Draws all widgets at once and writes each as soon as it and its predecessors are ready; an
  /// early end keeps what is written.
  private func draw(_ front: WidgetFront) async throws {
    var parts: [Task<Void, any Error>] = []
    for places in front.parts {
      let part = Task(executorPreference: QueueExecutor.host) { @MainActor @Sendable in
        try await write(places, of: front)
      }
      _ = await answer(within: WidgetWatch.turn) { try? await part.value }
      parts.append(part)
    }
    try await values(of: parts) { try await $0.value }
  }

  private func watch(_ front: WidgetFront) async throws {
    var chosen = front
    chosen.places = try await values(of: front.places) { try await configured($0, of: front) }
    try await WidgetWatch(chosen, in: surroundings, output: output).run()
  }

  /// Asks for these places at once and writes what is said of them.
  private func write(_ places: [WidgetPlace], of front: WidgetFront) async throws {
    let answers = try await answers(in: places, of: front)
    for answer in answers { output.note(answer.failure, of: answer.place.widget.kind) }
    try output.write(part: try front.text(of: answers))
  }

  private func answers(
    in places: [WidgetPlace], of front: WidgetFront
  ) async throws -> [WidgetAnswer] {
    var kinds: Set<String> = []
    // A kind has the same parameters in each family.
    let places = places.filter { front.mode != .describe || kinds.insert($0.widget.kind).inserted }
    return try await values(of: places) { place in
      let place = try await configured(place, of: front)
      var answer =
        place.presentation.isPlaceholder
        ? front.placeholder(in: place)
        : front.answer(
          in: place, await surroundings.timeline(of: place, asSnapshot: front.wantsSnapshot))
      if front.mode == .describe {
        let reader = place.widget.parameterReader(in: place.presentation.family)
        let parameters = await surroundings.inTime { try? await reader.parameters() }
        answer.parameters = (parameters ?? nil) ?? []
      }
      return answer
    }
  }

  /// The place with the typed values of its widget.
  private func configured(
    _ place: WidgetPlace, of front: WidgetFront
  ) async throws(Failure) -> WidgetPlace {
    let values = front.values(for: place)
    if values.isEmpty { return place }
    let reader = place.widget.parameterReader(in: place.presentation.family)
    let read = await surroundings.inTime { () async -> Result<ChosenValues, ParameterError> in
      do throws(ParameterError) {
        return .success(try await reader.values(of: values))
      } catch {
        return .failure(error)
      }
    }
    switch read {
    case .success(let values): return place.configured(with: values)
    case .failure(let error): throw Failure(error)
    case nil: throw Failure(.unavailable, "What can be chosen has not come in time.")
    }
  }

  /// Runs `body` for all elements at once; awaits every one before it rethrows the first error.
  @discardableResult
  private func values<Element: Sendable, Value: Sendable>(
    of elements: [Element], _ body: @escaping @MainActor (Element) async throws -> Value
  ) async throws -> [Value] {
    let tasks = elements.map { element in
      Task(executorPreference: QueueExecutor.host) { @MainActor @Sendable in
        try await body(element)
      }
    }
    var results: [Result<Value, any Error>] = []
    for task in tasks { results.append(await task.result) }
    return try results.map { try $0.get() }
  }

  /// Performs the first tap with this name in any drawing.
  private func tap(_ name: String, for front: WidgetFront) async throws {
    let answers = try await answers(in: front.places, of: front)
    guard let tap = try front.tap(named: name, among: answers) else { return }
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

import CivilTime
import JSONValues
import Waiting
import WidgetHosting

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
      if let text = surroundings.wrongClock {
        throw Failure.value(text, of: "CAFFEINE_NOW", forms: SimulatedClock.forms)
      }
      let invocation = try command.parse(words)
      if invocation.wantsHelp {
        try output.write(invocation.helpText(columns: surroundings.output.columns ?? 80))
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
        case let error as ProviderFailure: Failure(choices: error)
        default: Failure(.bug, "\(error)")
        }
      if !failure.message.isEmpty {
        surroundings.tell(failure.message.english, advice: failure.advice.english)
      }
      return failure.status.rawValue
    }
  }

  private func perform(_ arguments: ParsedArguments) async throws {
    var request = try ProgramRequest(arguments, of: self)
    if arguments.contains(WidgetOptions.describe) {
      try await describe(request)
    } else if arguments.contains(WidgetOptions.timeline) {
      try await listTimelines(request)
    } else {
      if let name = arguments[WidgetOptions.tap] {
        try await tap(name, for: request)
        request = try ProgramRequest(arguments, of: self)
      }
      try await arguments.contains(WidgetOptions.watch) ? watch(request) : draw(request)
    }
    if output.hasFailed { throw Failure(.unavailable, "") }
  }

  /// Draws all widgets at once and writes each as soon as it and its predecessors are ready; an
  /// early end keeps what is written.
  private func draw(_ request: ProgramRequest) async throws {
    var parts: [Task<Void, any Error>] = []
    for places in request.parts {
      let part = Task(executorPreference: QueueExecutor.host) { @MainActor @Sendable in
        let pictures = try await values(of: places) { try await request.picture(in: $0) }
        for picture in pictures { output.note(picture.failure, of: picture.place.widget.kind) }
        try output.write(part: request.text(of: pictures))
      }
      _ = await answer(within: TimelineKeeper.turn) { try? await part.value }
      parts.append(part)
    }
    try await values(of: parts) { try await $0.value }
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

  /// Shows the widgets over time: reloads them as their timelines say, and sleeps until a drawing
  /// changes.
  private func watch(_ request: ProgramRequest) async throws {
    try request.refuseStill()
    let start = surroundings.clock.now()
    let date = request.places.first?.presentation.environment.now ?? start
    let keeper = TimelineKeeper(
      host, patience: surroundings.patience,
      now: { date + surroundings.clock.now().timeIntervalSince(start) }, sleep: surroundings.sleep,
      onReload: { output.note($0) })
    WidgetCenter.shared.connect(to: keeper)
    let places = try await values(of: request.places) { try await request.configured($0) }
    for (index, place) in places.enumerated() {
      keeper.place(String(index), widget: place.widget, as: place.presentation)
    }
    var drawings: [String: WidgetDrawing] = [:]
    try await keeper.run { changed in
      for (id, drawing) in changed { drawings[id] = drawing }
      let shown = places.enumerated().compactMap { index, place in
        drawings[String(index)].map { (place, $0) }
      }
      // Moves to the upper left corner and clears the rest of the screen.
      let text = request.text(of: shown)
      try output.write(surroundings.output.isTerminal ? "\u{1B}[H\u{1B}[2J" + text : text)
    }
  }

  /// Performs the first tap with this name in any drawing.
  private func tap(_ name: String, for request: ProgramRequest) async throws {
    var first: Failure?
    for picture in try await values(of: request.places, { try? await request.picture(in: $0) }) {
      guard let picture, picture.failure == nil else { continue }
      let tap: WidgetTap
      do throws(Failure) {
        tap = try request.drawing(of: picture).tap(named: name)
      } catch {
        first = first ?? error
        continue
      }
      if case .link(let target) = tap.action {
        try output.write("\(tap.name) leads to \(target)".terminalSafe() + "\n")
      }
      do {
        return try await tap.perform()
      } catch {
        throw tap.failure(error)
      }
    }
    if let first { throw first }
  }

  private func describe(_ request: ProgramRequest) async throws {
    var kinds: Set<String> = []
    let places = request.places.filter { kinds.insert($0.widget.kind).inserted }
    let reports = try await values(of: places) { place in
      let widget = try await request.configured(place).widget
      let picture = try await request.picture(in: place)
      output.note(picture.failure, of: widget.kind)
      let parameters = await answer(within: surroundings.patience) {
        try? await widget.parameters(in: place.presentation.family)
      }
      return WidgetReport(
        widget, parameters: (parameters ?? nil) ?? [], drawing: request.drawing(of: picture))
    }
    try output.write(
      request.writer.format == .json
        ? JSONValue.object([("widgets", .array(reports.map(\.json)))]).text + "\n"
        : reports.map { $0.text() }.joined(separator: "\n\n") + "\n")
  }

  private func listTimelines(_ request: ProgramRequest) async throws {
    let timelines = try await values(of: request.places) {
      place -> (place: WidgetPlace, timeline: WidgetTimeline)? in
      let place = try await request.configured(place)
      do throws(ProviderFailure) {
        return (place, try await request.timeline(in: place))
      } catch {
        output.note(error, of: place.widget.kind)
        return nil
      }
    }.compactMap(\.self)
    if request.writer.format == .json {
      let objects = timelines.map { JSONValue.object($0.place.members(of: $0.timeline)) }
      return try output.write(JSONValue.object([("timelines", .array(objects))]).text + "\n")
    }
    let texts = timelines.map { place, timeline in
      let lines = timeline.entries.map { entry in
        "  " + entry.date.iso8601 + (entry.relevance.map { "  \($0.text)" } ?? "")
      }
      return
        (["\(place.widget.kind.terminalSafe()), \(place.presentation.family)"] + lines + [
          timeline.reloadSentence { "at \($0.iso8601)" }.english
        ]).joined(separator: "\n")
    }
    try output.write(texts.joined(separator: "\n\n") + "\n")
  }
}

import CivilTime
import Waiting
import WidgetHosting

/// A program of widgets: does what its command line asks for.
@MainActor
package struct WidgetProgram {
  let host: WidgetHost
  let surroundings: ProgramSurroundings
  private let output: ProgramOutput

  package init(_ host: WidgetHost, in surroundings: ProgramSurroundings) {
    self.host = host
    self.surroundings = surroundings
    output = ProgramOutput(in: surroundings)
  }

  /// Runs a command line, without the program's name, and gives its exit code.
  package func run(_ words: [String]) async -> Int32 {
    let command = Command.widgets(name: surroundings.name, kinds: host.widgets.map(\.kind))
    do {
      if let text = surroundings.wrongClock {
        throw WidgetCommandError.value(text, of: "CAFFEINE_NOW", forms: SimulatedClock.forms)
      }
      let invocation = try command.parse(words)
      if invocation.wantsHelp {
        try output.write(invocation.helpText(columns: surroundings.columns ?? 80))
      } else {
        try await withTaskExecutorPreference(QueueExecutor.host) {
          try await perform(invocation.arguments)
        }
      }
      return ProgramStatus.done.rawValue
    } catch let error as ArgumentError {
      return fail(.wrongUse, error.problem.description, error.advice)
    } catch let error as WidgetCommandError {
      return fail(.wrongUse, error.message, error.advice)
    } catch let error as ProviderFailure {
      // Of what was to be chosen.
      return fail(.noEntry, "What can be chosen \(error.words).", "")
    } catch let error as ProgramFailure {
      return fail(error.status, error.message, "")
    } catch {
      return fail(.noEntry, "\(error)", "")
    }
  }

  private func fail(_ status: ProgramStatus, _ message: String, _ advice: String) -> Int32 {
    if !message.isEmpty {
      surroundings.tell("\(surroundings.name): \(message)".terminalSafe())
      if !advice.isEmpty { surroundings.tell(advice.terminalSafe()) }
    }
    return status.rawValue
  }

  private func perform(_ arguments: ParsedArguments) async throws {
    var request = try ProgramRequest(arguments, of: self)
    if arguments.contains(WidgetOptions.describe) {
      try await describe(request)
    } else if arguments.contains(ProgramOptions.timeline) {
      try await listTimelines(request)
    } else {
      if let name = arguments[WidgetOptions.tap] {
        try await tap(name, for: request)
        request = try ProgramRequest(arguments, of: self)
      }
      try await arguments.contains(WidgetOptions.watch) ? watch(request) : draw(request)
    }
    if output.hasFailed { throw ProgramFailure(.noEntry, "") }
  }

  /// Draws the widgets one after the other, and writes each as soon as it is ready: who takes longer
  /// comes later, and what ends the process leaves what stands there.
  private func draw(_ request: ProgramRequest) async throws {
    var parts: [Task<Void, any Error>] = []
    for places in request.parts {
      let part = Task(executorPreference: QueueExecutor.host) { @MainActor @Sendable in
        let pictures = try await values(of: places) { try await request.picture(in: $0) }
        for picture in pictures {
          output.note(picture.failure, of: picture.place.widget.kind)
        }
        try output.write(part: request.text(of: pictures))
      }
      _ = await answer(within: TimelineKeeper.turn) { try? await part.value }
      parts.append(part)
    }
    try await values(of: parts) { try await $0.value }
  }

  /// What comes of each, in order; they are all begun at once, and awaited before one's error is
  /// thrown.
  @discardableResult
  private func values<Element: Sendable, Value: Sendable>(
    of elements: [Element], _ body: @escaping @MainActor (Element) async throws -> Value
  ) async throws -> [Value] {
    let tasks = elements.map { element in
      Task(executorPreference: QueueExecutor.host) { @MainActor @Sendable in try await body(element)
      }
    }
    var results: [Result<Value, any Error>] = []
    for task in tasks { results.append(await task.result) }
    return try results.map { try $0.get() }
  }

  /// Shows the widgets as time passes: reloads them when their timelines say so, and sleeps until one
  /// looks different.
  private func watch(_ request: ProgramRequest) async throws {
    try request.refuseStill()
    let start = surroundings.now()
    let date = request.places.first?.presentation.environment.now ?? start
    let keeper = TimelineKeeper(
      host, patience: surroundings.patience,
      now: { date + surroundings.now().timeIntervalSince(start) }, sleep: surroundings.sleep,
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
      // From the upper left corner, and clear what is left below.
      let text = request.text(of: shown)
      try output.write(surroundings.isTerminal ? "\u{1B}[H\u{1B}[2J" + text : text)
    }
  }

  /// Performs the first part of this name in any of the drawings.
  private func tap(_ name: String, for request: ProgramRequest) async throws {
    var first: WidgetCommandError?
    for picture in try await values(of: request.places, { try? await request.picture(in: $0) }) {
      guard let picture, picture.failure == nil else { continue }
      let tap: WidgetTap
      do throws(WidgetCommandError) {
        tap = try request.drawing(of: picture).tap(named: name)
      } catch {
        first = first ?? error
        continue
      }
      if case .link(let target) = tap.action {
        try output.write("\(tap.name) leads to \(target)".terminalSafe() + "\n")
      }
      return try await tap.perform()
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
      request.format == .json
        ? "{\"widgets\":[" + reports.map(\.json).joined(separator: ",") + "]}\n"
        : reports.map(\.text).joined(separator: "\n\n") + "\n")
  }

  private func listTimelines(_ request: ProgramRequest) async throws {
    let reports = try await values(of: request.places) { place -> TimelineReport? in
      let kind = place.widget.kind
      do throws(ProviderFailure) {
        let timeline = try await request.timeline(in: place)
        return TimelineReport(timeline, of: kind, in: place.presentation.family)
      } catch {
        output.note(error, of: kind)
        return nil
      }
    }.compactMap(\.self)
    try output.write(
      request.format == .json
        ? JSONText.text(of: ["timelines": reports]) + "\n"
        : reports.map(\.text).joined(separator: "\n\n") + "\n")
  }
}

/// Why a program of widgets ends before it is done.
struct ProgramFailure: Error {
  let status: ProgramStatus
  let message: String

  init(_ status: ProgramStatus, _ message: String) {
    (self.status, self.message) = (status, message)
  }
}

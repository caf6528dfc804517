import WidgetHosting

/// A program of widgets: does what its command line asks for.
@MainActor
package struct WidgetProgram {
  let host: WidgetHost
  let surroundings: ProgramSurroundings

  package init(_ host: WidgetHost, in surroundings: ProgramSurroundings) {
    self.host = host
    self.surroundings = surroundings
  }

  /// Runs a command line, without the program's name, and gives its exit code.
  package func run(_ words: [String]) async -> Int32 {
    let command = Command.widgets(name: surroundings.name, kinds: host.widgets.map(\.kind))
    do {
      let invocation = try command.parse(words)
      if invocation.wantsHelp {
        try write(invocation.helpText(columns: surroundings.columns ?? 80))
      } else {
        try await perform(invocation.arguments)
      }
      return ProgramStatus.done.rawValue
    } catch let error as ArgumentError {
      return fail(.wrongUse, error.problem.description, error.advice)
    } catch let error as WidgetCommandError {
      return fail(.wrongUse, error.message, error.advice)
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
    if arguments.contains(WidgetOptions.describe) {
      return try await describe(try ProgramRequest(arguments, of: self))
    }
    if arguments.contains(ProgramOptions.timeline) {
      return try await listTimelines(try ProgramRequest(arguments, of: self))
    }
    if let name = arguments[WidgetOptions.tap] {
      try await tap(name, for: try ProgramRequest(arguments, of: self))
    }
    guard arguments.contains(WidgetOptions.watch) else {
      return try write(try await ProgramRequest(arguments, of: self).text())
    }
    try await watch(try ProgramRequest(arguments, of: self))
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
      onReload: tell(of:))
    WidgetCenter.shared.connect(to: keeper)
    for (index, place) in request.places.enumerated() {
      keeper.place(
        String(index), widget: try await request.configured(place), as: place.presentation)
    }
    var drawings: [String: WidgetDrawing] = [:]
    try await keeper.run { changed in
      for (id, drawing) in changed { drawings[id] = drawing }
      let text = request.text(of: request.places.indices.compactMap { drawings[String($0)] })
      // From the upper left corner, and clear what is left below.
      try write(surroundings.isTerminal ? "\u{1B}[H\u{1B}[2J" + text : text)
    }
  }

  /// Tells of a provider that failed; its widget keeps what it shows.
  private func tell(of record: ReloadRecord) {
    guard case .failure(let failure) = record.outcome else { return }
    let what =
      switch failure {
      case .tooLate: "has not answered in time"
      case .droppedCallback: "has let go of its callback"
      case .noEntries: "gave no entries"
      }
    surroundings.tell("The provider of '\(record.kind)' \(what).".terminalSafe())
  }

  /// Performs the first part of this name in any of the drawings.
  private func tap(_ name: String, for request: ProgramRequest) async throws {
    var first: WidgetCommandError?
    for place in request.places {
      let tap: WidgetTap
      do throws(WidgetCommandError) {
        guard let drawing = try? await request.drawing(in: place) else { continue }
        tap = try drawing.tap(named: name)
      } catch {
        first = first ?? error
        continue
      }
      if case .link(let target) = tap.action {
        try write("\(tap.name) leads to \(target)".terminalSafe() + "\n")
      }
      return try await tap.perform()
    }
    if let first { throw first }
  }

  private func describe(_ request: ProgramRequest) async throws {
    var reports: [WidgetReport] = []
    for place in request.places where !reports.contains(where: { $0.kind == place.widget.kind }) {
      let drawing = try? await request.drawing(in: place)
      let widget = try await request.configured(place)
      let parameters = try await widget.parameters(in: place.presentation.family)
      reports.append(WidgetReport(widget, parameters: parameters, drawing: drawing))
    }
    try write(
      request.format == .json
        ? "{\"widgets\":[" + reports.map(\.json).joined(separator: ",") + "]}\n"
        : reports.map(\.text).joined(separator: "\n\n") + "\n")
  }

  private func listTimelines(_ request: ProgramRequest) async throws {
    var reports: [TimelineReport] = []
    for place in request.places {
      reports.append(try await request.timelineReport(in: place))
    }
    try write(
      request.format == .json
        ? JSONText.text(of: ["timelines": reports]) + "\n"
        : reports.map(\.text).joined(separator: "\n\n") + "\n")
  }

  private func write(_ text: String) throws {
    if !surroundings.write(text) { throw ProgramFailure(.notWritten, "") }
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

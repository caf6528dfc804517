/// What a command line asks a program of widgets to draw.
@MainActor
struct ProgramRequest {
  /// A widget in one place.
  struct Place {
    let widget: WidgetDescription
    let presentation: WidgetPresentation
  }

  let arguments: ParsedArguments
  let host: WidgetHost
  let format: ProgramFormat
  let places: [Place]
  private let values: [(key: String, text: String)]
  private let isAlone: Bool
  private let schemes: [String]
  private let surroundings: ProgramSurroundings

  init(_ arguments: ParsedArguments, of program: WidgetProgram) throws(WidgetCommandError) {
    self.arguments = arguments
    host = program.host
    surroundings = program.surroundings
    values = try arguments.chosenValues()
    schemes = try arguments.linkSchemes()
    let kind = arguments[WidgetOptions.kind(among: [])]
    let family = try arguments.widgetFamily()
    isAlone = kind != nil && family != nil
    let depth = ColorDepth(isTerminal: surroundings.isTerminal, variable: surroundings.variable)
    format =
      arguments.contains(ProgramOptions.json)
      ? .json
      : arguments[ProgramOptions.format].flatMap(ProgramFormat.init)
        ?? (depth == nil ? .plain : .ansi)
    let presentation = try Self.presentation(arguments, in: surroundings)
    let size = try arguments.widgetSize()
    places = program.host.widgets.filter { kind == nil || $0.kind == kind }.flatMap { widget in
      presentation.inFamilies(of: widget)
        .filter { family == nil || $0.family == family }
        .map { place in
          var place = place
          if let size { place.size = size }
          return Place(widget: widget, presentation: place)
        }
    }
    try checkPlaces(kind: kind, family: family)
  }

  private func checkPlaces(
    kind: String?, family: WidgetFamily?
  ) throws(WidgetCommandError) {
    guard places.isEmpty, let family else {
      if format == .svg, places.count > 1 {
        throw WidgetCommandError(
          "--format svg is one drawing.", advice: "Name one with --kind and --family.")
      }
      return
    }
    let known = host.widgets.filter { kind == nil || $0.kind == kind }
    let families = WidgetFamily.allCases.filter { family in
      known.contains { $0.supportedFamilies.contains(family) }
    }
    throw WidgetCommandError(
      "\(kind.map { "'\($0)'" } ?? "No widget") is \(kind == nil ? "" : "not ")drawn in \(family).",
      advice: families.isEmpty
        ? "There are no widgets."
        : "Use \(families.map(\.description).joined(separator: ", ")).")
  }

  private static func presentation(
    _ arguments: ParsedArguments, in surroundings: ProgramSurroundings
  ) throws(WidgetCommandError) -> WidgetPresentation {
    var now = surroundings.now()
    if let text = arguments[ProgramOptions.at] {
      guard let date = Date.intentValue(of: text) else {
        throw .value(text, of: "--at", forms: "a moment such as 2026-11-21T08:30:00Z")
      }
      now = date
    }
    var environment = surroundings.environment(now, try arguments.assetFolders())
    if let scheme = arguments[WidgetOptions.colorScheme] {
      environment.colorScheme = scheme == "light" ? .light : .dark
    }
    if let size = arguments.widgetTypeSize { environment.dynamicTypeSize = size }
    return WidgetPresentation(
      family: .systemSmall, renderingMode: arguments.widgetRenderingMode,
      isPlaceholder: arguments.contains(WidgetOptions.placeholder), environment: environment)
  }

  /// The widget with the values that were chosen: of several those without such a key stay as they
  /// are, as long as one has it.
  func configured(_ place: Place) async throws -> WidgetDescription {
    if values.isEmpty { return place.widget }
    var mine: [(key: String, text: String)] = []
    for value in values {
      let others = places.map(\.widget).filter { $0.kind != place.widget.kind }
      if place.widget.hasParameter(value.key)
        || !others.contains(where: { $0.hasParameter(value.key) })
      {
        mine.append(value)
      }
    }
    do throws(ParameterError) {
      return try await place.widget.configured(with: mine, in: place.presentation.family)
    } catch {
      throw WidgetCommandError(error)
    }
  }

  /// The picture of a place: of the placeholder, of the snapshot, or of the entry that is due.
  func drawing(in place: Place) async throws -> WidgetDrawing {
    let widget = try await configured(place)
    let presentation = place.presentation
    let context = TimelineProviderContext(
      family: presentation.family, isPreview: arguments.contains(WidgetOptions.snapshot),
      displaySize: presentation.size.points)
    let entry: WidgetEntry?
    if presentation.isPlaceholder {
      entry = host.placeholder(of: widget, in: context)
    } else if arguments.contains(WidgetOptions.snapshot) {
      entry = await host.snapshot(of: widget, in: context)
    } else {
      entry = await host.timeline(of: widget, in: context)?
        .entry(dueAt: presentation.environment.now)
    }
    guard let entry else {
      throw ProgramFailure(.noEntry, "The widget '\(widget.kind)' has no entry to draw.")
    }
    return host.draw(entry, of: widget, as: presentation)
  }

  /// A placeholder and a snapshot do not change.
  func refuseStill() throws(WidgetCommandError) {
    for option in [WidgetOptions.placeholder, WidgetOptions.snapshot]
    where arguments.contains(option) {
      throw WidgetCommandError(
        "--watch shows the timeline.", advice: "Leave out --\(option.name) or --watch.")
    }
  }

  /// The timeline of a place.
  func timelineReport(in place: Place) async throws -> TimelineReport {
    let widget = try await configured(place)
    let context = TimelineProviderContext(
      family: place.presentation.family, displaySize: place.presentation.size.points)
    guard let timeline = await host.timeline(of: widget, in: context) else {
      throw ProgramFailure(.noEntry, "The widget '\(widget.kind)' has no timeline.")
    }
    return TimelineReport(timeline, of: widget.kind, in: place.presentation.family)
  }

  /// All places as text.
  func text() async throws -> String {
    var drawings: [WidgetDrawing] = []
    for place in places { drawings.append(try await drawing(in: place)) }
    return text(of: drawings)
  }

  /// The drawings of all places as text, each under its widget and family unless it is the only one.
  func text(of drawings: [WidgetDrawing]) -> String {
    var parts: [String] = []
    var reports: [DrawingReport] = []
    var named: String?
    for (place, plainDrawing) in zip(places, drawings) {
      var drawing = plainDrawing
      drawing.grid.linkSchemes = schemes
      let palette: TerminalPalette =
        place.presentation.environment.colorScheme == .light ? .light : .dark
      let picture =
        switch format {
        case .plain: drawing.grid.plain()
        case .ansi: drawing.grid.ansi(ansiOptions(palette))
        case .svg: drawing.grid.svg(palette: palette, label: drawing.accessibilityLabel)
        case .html: drawing.grid.html(palette: palette, label: drawing.accessibilityLabel)
        case .json: ""
        }
      if format == .json {
        reports.append(DrawingReport(drawing, of: place))
      } else if isAlone || format == .html || format == .svg {
        parts.append(picture + "\n")
      } else {
        if named != place.widget.kind, let heading = place.widget.heading {
          parts.append(heading + "\n")
        }
        named = place.widget.kind
        parts.append(
          "\(place.widget.kind.terminalSafe()), \(place.presentation.family)\n\(picture)\n")
      }
    }
    guard format == .json else { return parts.joined(separator: "\n") }
    if isAlone, let report = reports.first { return JSONText.text(of: report) + "\n" }
    return JSONText.text(of: ["widgets": reports]) + "\n"
  }

  private func ansiOptions(_ palette: TerminalPalette) -> ANSIOptions {
    let depth = ColorDepth(isTerminal: surroundings.isTerminal, variable: surroundings.variable)
    return ANSIOptions(
      colorDepth: depth ?? .trueColor, hasLinks: surroundings.isTerminal,
      placesColumns: surroundings.isTerminal,
      hasSextants: ANSIOptions.hasSextants { surroundings.variable($0) ?? "" }, palette: palette)
  }
}

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
  private let scheme: ColorScheme
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
    scheme = presentation.environment.colorScheme
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
    guard places.isEmpty, let family else { return }
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

  /// The picture of a place.
  func drawing(in place: Place) async throws -> WidgetDrawing {
    try await drawings(in: place, of: [place.presentation.environment.colorScheme])[0]
  }

  /// The pictures of a place in these schemes: of the placeholder, of the snapshot, or of the entry that
  /// is due.
  private func drawings(
    in place: Place, of schemes: [ColorScheme]
  ) async throws -> [WidgetDrawing] {
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
    return schemes.map { scheme in
      var presentation = presentation
      presentation.environment.colorScheme = scheme
      return host.draw(entry, of: widget, as: presentation)
    }
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

  /// All places as text; as a page of several in both schemes, unless one was asked for.
  func text() async throws -> String {
    let isFree = format == .html && !isAlone && arguments[WidgetOptions.colorScheme] == nil
    let schemes: [ColorScheme] = isFree ? [.light, .dark] : [scheme]
    var drawings: [[WidgetDrawing]] = schemes.map { _ in [] }
    for place in places {
      for (index, drawing) in try await self.drawings(in: place, of: schemes).enumerated() {
        drawings[index].append(drawing)
      }
    }
    return text(of: Array(zip(schemes, drawings)))
  }

  /// The drawings of all places as text.
  func text(of drawings: [WidgetDrawing]) -> String { text(of: [(scheme, drawings)]) }

  private func text(of drawings: [(scheme: ColorScheme, drawings: [WidgetDrawing])]) -> String {
    if format == .json {
      let reports = zip(places, drawings[0].drawings).map { DrawingReport($1, of: $0) }
      if isAlone, let report = reports.first { return JSONText.text(of: report) + "\n" }
      return JSONText.text(of: ["widgets": reports]) + "\n"
    }
    let galleries = drawings.map { ($0.scheme, gallery(of: $0.drawings)) }
    if isAlone, let item = galleries[0].1.sections.first?.items.first {
      return text(of: item.drawing.grid, label: item.drawing.accessibilityLabel) + "\n"
    }
    switch format {
    case .html: return GalleryPage(title: surroundings.name, galleries: galleries).html + "\n"
    case .svg:
      let sheet = galleries[0].1.sheet(columns: 92)
      return text(of: sheet.grid, label: sheet.label) + "\n"
    case .plain, .ansi, .json:
      return galleries[0].1.text(columns: surroundings.columns) { text(of: $0, label: nil) }
    }
  }

  /// The drawings, each under its widget and family.
  private func gallery(of drawings: [WidgetDrawing]) -> WidgetGallery {
    var gallery = WidgetGallery()
    var named: String?
    for (place, plainDrawing) in zip(places, drawings) {
      var drawing = plainDrawing
      drawing.grid.linkSchemes = schemes
      if named != place.widget.kind {
        gallery.sections.append(.init(heading: place.widget.heading))
      }
      named = place.widget.kind
      gallery.sections[gallery.sections.count - 1].items.append(
        .init(caption: "\(place.widget.kind), \(place.presentation.caption)", drawing: drawing))
    }
    return gallery
  }

  private func text(of grid: CellGrid, label: String?) -> String {
    let palette: TerminalPalette = scheme == .light ? .light : .dark
    return switch format {
    case .plain: grid.plain()
    case .ansi: grid.ansi(ansiOptions(palette))
    case .svg: grid.svg(palette: palette, label: label)
    case .html: grid.html(palette: palette, label: label)
    case .json: ""
    }
  }

  private func ansiOptions(_ palette: TerminalPalette) -> ANSIOptions {
    let depth = ColorDepth(isTerminal: surroundings.isTerminal, variable: surroundings.variable)
    return ANSIOptions(
      colorDepth: depth ?? .trueColor, hasLinks: surroundings.isTerminal,
      placesColumns: surroundings.isTerminal,
      hasSextants: ANSIOptions.hasSextants { surroundings.variable($0) ?? "" }, palette: palette)
  }
}

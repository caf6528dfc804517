/// What a command line asks a program of widgets to draw.
@MainActor
struct ProgramRequest {
  /// A widget in one place.
  @MainActor struct Place {
    let widget: WidgetDescription
    let presentation: WidgetPresentation
  }

  /// What a place shows, and why that is the placeholder where nobody asked for it.
  @MainActor struct Picture {
    let place: Place
    let entry: WidgetEntry
    let failure: ProviderFailure?
  }

  let arguments: ParsedArguments
  let host: WidgetHost
  let format: DrawingFormat
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
    let named =
      arguments.contains(ProgramOptions.json)
      ? .json
      : arguments[WidgetOptions.format()].flatMap(DrawingFormat.init)
        ?? (depth == nil ? .plain : .ansi)
    format = try named.shown(
      isWatched: arguments.contains(WidgetOptions.watch), isTerminal: surroundings.isTerminal,
      cellPixels: surroundings.cellPixels, variable: surroundings.variable)
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
    throw WidgetCommandError(undrawn: family, by: kind, use: families)
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

  /// The place with the values that were chosen for its widget: of several those without such a key
  /// stay as they are, as long as one has it.
  func configured(_ place: Place) async throws -> Place {
    if values.isEmpty { return place }
    var mine: [(key: String, text: String)] = []
    for value in values {
      let others = places.map(\.widget).filter { $0.kind != place.widget.kind }
      if place.widget.hasParameter(value.key)
        || !others.contains(where: { $0.hasParameter(value.key) })
      {
        mine.append(value)
      }
    }
    let widget = await answer(within: surroundings.patience) {
      [mine] () async -> Result<WidgetDescription, ParameterError> in
      do throws(ParameterError) {
        return .success(
          try await place.widget.configured(with: mine, in: place.presentation.family))
      } catch {
        return .failure(error)
      }
    }
    switch widget {
    case .success(let widget): return Place(widget: widget, presentation: place.presentation)
    case .failure(let error): throw WidgetCommandError(error)
    case nil: throw ProviderFailure.tooLate
    }
  }

  /// What a place shows: the placeholder, the snapshot, or the entry that is due, as was typed; the
  /// placeholder, too, where the provider fails.
  func picture(in place: Place) async throws -> Picture {
    let place = try await configured(place)
    var presentation = place.presentation
    var failure: ProviderFailure?
    if !presentation.isPlaceholder {
      do throws(ProviderFailure) {
        let entry = try await entry(in: place)
        return Picture(place: place, entry: entry, failure: nil)
      } catch {
        failure = error
        presentation.isPlaceholder = true
      }
    }
    return Picture(
      place: Place(widget: place.widget, presentation: presentation),
      entry: host.placeholder(of: place.widget, in: presentation.context), failure: failure)
  }

  private func entry(in place: Place) async throws(ProviderFailure) -> WidgetEntry {
    let presentation = place.presentation
    if arguments.contains(WidgetOptions.snapshot) {
      return try await host.snapshot(
        of: place.widget, in: presentation.galleryContext, within: surroundings.patience
      ).get()
    }
    let timeline = try await timeline(in: place)
    guard let entry = timeline.entry(dueAt: presentation.environment.now) else { throw .noEntries }
    return entry
  }

  /// The timeline of a place that was configured.
  func timeline(in place: Place) async throws(ProviderFailure) -> WidgetTimeline {
    try await host.timeline(
      of: place.widget, in: place.presentation.context, within: surroundings.patience
    ).get()
  }

  /// The drawing of a picture, in another scheme where one is named.
  func drawing(of picture: Picture, in scheme: ColorScheme? = nil) -> WidgetDrawing {
    var presentation = picture.place.presentation
    if let scheme { presentation.environment.colorScheme = scheme }
    return host.draw(picture.entry, of: picture.place.widget, as: presentation)
  }

  /// A placeholder and a snapshot do not change.
  func refuseStill() throws(WidgetCommandError) {
    for option in [WidgetOptions.placeholder, WidgetOptions.snapshot]
    where arguments.contains(option) {
      throw WidgetCommandError(
        "--watch shows the timeline.", advice: "Leave out --\(option.name) or --watch.")
    }
  }

  /// The places that are written together: those of one widget, or all of a document.
  var parts: [[Place]] {
    switch format {
    case .plain, .ansi, .spoken:
      places.reduce(into: []) { parts, place in
        if parts.last?.last?.widget.kind == place.widget.kind {
          parts[parts.count - 1].append(place)
        } else {
          parts.append([place])
        }
      }
    case .html, .json, .kitty, .sixel, .svg: [places]
    }
  }

  /// Pictures as text; as a page of several in both schemes, unless one was asked for.
  func text(of pictures: [Picture]) -> String {
    let isFree = format == .html && !isAlone && arguments[WidgetOptions.colorScheme] == nil
    let schemes: [ColorScheme] = isFree ? [.light, .dark] : [scheme]
    return text(
      of: schemes.map { scheme in
        (scheme, pictures.map { ($0.place, drawing(of: $0, in: scheme)) })
      })
  }

  func text(of drawings: [(place: Place, drawing: WidgetDrawing)]) -> String {
    text(of: [(scheme, drawings)])
  }

  private func text(
    of drawings: [(scheme: ColorScheme, drawings: [(place: Place, drawing: WidgetDrawing)])]
  ) -> String {
    if format == .json {
      let reports = drawings[0].drawings.map { DrawingReport($0.drawing, of: $0.place) }
      if isAlone, let report = reports.first { return JSONText.text(of: report) + "\n" }
      return JSONText.text(of: ["widgets": reports]) + "\n"
    }
    let galleries = drawings.map { ($0.scheme, gallery(of: $0.drawings)) }
    if isAlone, let item = galleries[0].1.sections.first?.items.first {
      return text(of: item.drawing.grid, label: item.drawing.accessibilityLabel) + "\n"
    }
    switch format {
    case .html: return GalleryPage(title: surroundings.name, galleries: galleries).html + "\n"
    case .svg, .kitty, .sixel:
      let sheet = galleries[0].1.sheet(columns: format == .svg ? nil : surroundings.columns)
      return text(of: sheet.grid, label: sheet.label) + "\n"
    case .spoken: return galleries[0].1.spoken + "\n"
    case .plain, .ansi, .json:
      return galleries[0].1.text(columns: surroundings.columns) { text(of: $0, label: nil) }
    }
  }

  /// The drawings, each under its widget and family.
  private func gallery(of drawings: [(place: Place, drawing: WidgetDrawing)]) -> WidgetGallery {
    var gallery = WidgetGallery()
    var named: String?
    for (place, plainDrawing) in drawings {
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
    let palette = TerminalPalette(scheme)
    return switch format {
    case .plain: grid.plain()
    case .ansi: grid.ansi(ansiOptions(palette))
    case .kitty, .sixel:
      format.pixels.map {
        grid.pixels($0, of: surroundings.cellPixels ?? .standard, ansiOptions(palette))
      } ?? ""
    case .svg: grid.svg(palette: palette, label: label)
    case .html: grid.html(palette: palette, label: label)
    case .spoken: label ?? ""
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

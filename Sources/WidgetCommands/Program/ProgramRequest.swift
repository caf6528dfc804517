import CivilTime
import JSONValues

/// The drawings that a command line asks for.
@MainActor
struct ProgramRequest {
  /// The entry for a place; `failure` is the reason for an unrequested placeholder.
  @MainActor struct Picture {
    let place: WidgetPlace
    let entry: WidgetEntry
    let failure: ProviderFailure?
  }

  let arguments: ParsedArguments
  let places: [WidgetPlace]
  let writer: DrawingWriter
  private let look: WidgetLook
  private let values: [(key: String, text: String)]
  private let isAlone: Bool
  private let surroundings: ProgramSurroundings

  init(_ arguments: ParsedArguments, of program: WidgetProgram) throws(Failure) {
    self.arguments = arguments
    let host = program.host
    surroundings = program.surroundings
    look = try WidgetLook(arguments)
    values = try look.chosenValues()
    let kind = arguments[WidgetOptions.kind(among: [])]
    let family = try look.family()
    isAlone = kind != nil && family != nil
    let named =
      arguments.contains(ProgramOptions.json)
      ? .json : arguments[WidgetOptions.format()].flatMap(DrawingFormat.init)
    let format = try surroundings.output.format(
      for: named, isWatched: arguments.contains(WidgetOptions.watch))
    let views = try Self.views(arguments, look, in: surroundings)
    let presentation = look.presentation(family: .systemSmall, in: views)
    writer = DrawingWriter(
      format, on: presentation.environment.colorScheme, for: surroundings.output)
    let widgets = host.widgets.filter { kind == nil || $0.kind == kind }
    places = widgets.flatMap { [look] widget in
      WidgetPlace(widget, of: host, as: presentation, linkSchemes: look.linkSchemes).inFamilies
        .filter { family == nil || $0.presentation.family == family }
        .map { place in
          var place = place
          if let size = look.size { place.presentation.size = size }
          return place
        }
    }
    if places.isEmpty, let family {
      throw Failure(
        undrawn: family, by: kind,
        use: WidgetFamily.allCases.filter { family in
          widgets.contains { $0.supportedFamilies.contains(family) }
        })
    }
  }

  /// The environment at the moment of `--at`, where a time without a date means its next
  /// occurrence; without `--at` now.
  private static func views(
    _ arguments: ParsedArguments, _ look: WidgetLook, in surroundings: ProgramSurroundings
  ) throws(Failure) -> EnvironmentValues {
    var views = surroundings.views(surroundings.clock.now(), look.assetFolders)
    views.localeIdentifier = surroundings.environment.localeIdentifier ?? views.localeIdentifier
    if let text = arguments[WidgetOptions.at] {
      let numbers = text.split(separator: ":").map { Int($0) }
      if let instant = ISO8601(text)?.instant(on: views.wallClock) {
        views.now = instant
      } else if numbers.count == 2, let hour = numbers[0], let minute = numbers[1],
        0..<24 ~= hour, 0..<60 ~= minute
      {
        views.now = views.wallClock.nextDate(after: views.now, hour: hour, minute: minute)
      } else {
        throw .value(text, of: "--at", forms: "a time such as 22:00 or 2026-11-21T08:30:00Z")
      }
    }
    if surroundings.output.isTerminal, surroundings.environment.hasLightGround {
      views.colorScheme = .light
    }
    return views
  }

  /// Sets the typed values of the widget.
  ///
  /// With several widgets a key must exist in one of them; the others ignore it.
  func configured(_ place: WidgetPlace) async throws -> WidgetPlace {
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
    case .success(let widget):
      var place = place
      place.widget = widget
      return place
    case .failure(let error): throw Failure(error)
    case nil: throw ProviderFailure.tooLate
    }
  }

  /// The placeholder, snapshot or due entry, as typed; a placeholder too if the provider fails.
  func picture(in place: WidgetPlace) async throws -> Picture {
    var place = try await configured(place)
    var failure: ProviderFailure?
    if !place.presentation.isPlaceholder {
      do {
        let entry = try await entry(in: place)
        return Picture(place: place, entry: entry, failure: nil)
      } catch let error as ProviderFailure {
        failure = error
        place.presentation.isPlaceholder = true
      }
    }
    let entry = place.host.placeholder(of: place.widget, in: place.presentation.context)
    return Picture(place: place, entry: entry, failure: failure)
  }

  private func entry(in place: WidgetPlace) async throws -> WidgetEntry {
    let presentation = place.presentation
    if look.isSnapshot {
      return try await place.host.snapshot(
        of: place.widget, in: presentation.galleryContext, within: surroundings.patience
      ).get()
    }
    let timeline = try await timeline(in: place)
    guard let entry = try look.entry(of: timeline, dueAt: presentation.environment.now) else {
      throw ProviderFailure.noEntries
    }
    return entry
  }

  func timeline(in place: WidgetPlace) async throws(ProviderFailure) -> WidgetTimeline {
    try await place.host.timeline(
      of: place.widget, in: place.presentation.context, within: surroundings.patience
    ).get()
  }

  func drawing(of picture: Picture, in scheme: ColorScheme? = nil) -> WidgetDrawing {
    var place = picture.place
    if let scheme { place.presentation.environment.colorScheme = scheme }
    return place.draw(picture.entry)
  }

  /// A usage error for options whose drawing never changes, under `--watch`.
  func refuseStill() throws(Failure) {
    for option in [WidgetOptions.placeholder, WidgetOptions.snapshot]
    where arguments.contains(option) {
      throw Failure(
        .wrongUse, "--watch shows the timeline.", advice: "Leave out --\(option.name) or --watch.")
    }
  }

  /// Places that are written together: per widget, or all in one document.
  var parts: [[WidgetPlace]] {
    switch writer.format {
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

  /// The pictures as text; an HTML page of several has both schemes unless one was typed.
  func text(of pictures: [Picture]) -> String {
    let isFree = writer.format == .html && !isAlone && look.scheme == nil
    let schemes: [ColorScheme] = isFree ? [.light, .dark] : [writer.scheme]
    return text(
      of: schemes.map { scheme in
        (scheme, pictures.map { ($0.place, drawing(of: $0, in: scheme)) })
      })
  }

  func text(of drawings: [(place: WidgetPlace, drawing: WidgetDrawing)]) -> String {
    text(of: [(writer.scheme, drawings)])
  }

  private func text(
    of drawings: [(scheme: ColorScheme, drawings: [(place: WidgetPlace, drawing: WidgetDrawing)])]
  ) -> String {
    let text: String
    if writer.format == .json {
      let objects = drawings[0].drawings.map { JSONValue.object($0.place.members(of: $0.drawing)) }
      let object = isAlone ? objects.first : nil
      text = (object ?? .object([("widgets", .array(objects))])).text
    } else if isAlone, let drawing = drawings[0].drawings.first?.drawing {
      text = writer.text(of: drawing)
    } else {
      let galleries = drawings.map { scheme, drawings in
        (scheme, WidgetGallery(sectionsOf: drawings))
      }
      text = writer.text(of: galleries, title: surroundings.name)
    }
    return text.hasSuffix("\n") ? text : text + "\n"
  }
}

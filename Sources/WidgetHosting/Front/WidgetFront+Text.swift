import CaffeineJSON
import CivilTime
import TextCells

extension WidgetFront {
  /// A widget as drawn, with the answer that has its entry.
  private typealias Drawn = (answer: WidgetAnswer, drawing: WidgetDrawing)

  /// The answers as text, without a newline at the end of a single drawing.
  package func text(of answers: [WidgetAnswer]) throws(Failure) -> String {
    let (language, isJSON) = (customs.language, request.format.drawing == .json)
    switch request.mode {
    case .describe:
      let reports = answers.map { WidgetReport(answer: $0, drawing: drawing(of: $0)) }
      return isJSON
        ? text(of: reports.map(\.json), named: "widgets")
        : reports.map { $0.text(in: language) }.joined(separator: "\n\n")
    case .timeline:
      let timelines = answers.compactMap { answer in answer.timeline.map { (answer.place, $0) } }
      return isJSON
        ? text(
          of: timelines.map { .object($0.members(of: $1) + customs.members(true)) },
          named: "timelines")
        : try timelines.map { place, timeline throws(Failure) in
          try lines(of: timeline, in: place)
        }.joined(separator: "\n\n")
    case .draw, .watch: return try text(of: answers.map { ($0, drawing(of: $0)) })
    }
  }

  /// Drawings as text, and the first moment at which they look different by themselves.
  package func picture(
    of answers: [WidgetAnswer]
  ) throws(Failure) -> (text: String, nextChange: Date?) {
    var change: Date?
    let drawn = answers.map { answer in
      var answer = answer
      answer.place.presentation.findsNextChange = true
      let drawing = drawing(of: answer)
      let now = answer.place.presentation.environment.now
      for date in [change, drawing.nextChange, answer.timeline?.nextEntryDate(after: now)] {
        if let date { change = min(change ?? date, date) }
      }
      return (answer, drawing)
    }
    return (try text(of: drawn), change)
  }

  /// Draws an answer, in another colour scheme if one is given.
  func drawing(of answer: WidgetAnswer, in scheme: ColorScheme? = nil) -> WidgetDrawing {
    var presentation = answer.place.presentation
    if let scheme { presentation.environment.colorScheme = scheme }
    var drawing = host.draw(answer.entry, of: answer.place.widget, as: presentation)
    drawing.grid.linkSchemes = customs.linkSchemes
    return customs.mark(drawing)
  }

  private func text(of drawn: [Drawn]) throws(Failure) -> String {
    let scheme = places[0].presentation.environment.colorScheme
    switch request.format {
    case .bar(let bar):
      guard let (answer, drawing) = drawn.first else { return "" }
      var item = BarItem(drawing, in: output.glyphSet)
      try customs.complete(&item, answer.entry, bar)
      return item.text(as: bar)
    case .drawing(.json):
      let objects = drawn.map { answer, drawing in
        JSONValue.object(
          answer.place.members(of: drawing, in: output.glyphSet) + customs.members(false))
      }
      return text(of: objects, named: "widgets", after: customs.galleryMembers)
    case .drawing(let format):
      guard request.isAlone || request.isListOfLines else {
        return galleryText(of: drawn, as: format, in: scheme)
      }
      // A bar asks for one, at each start; `joined` looks up how it is done.
      var text = ""
      for (index, (_, drawing)) in drawn.enumerated() {
        if index > 0 { text += "\n" }
        text += output.text(
          of: drawing.grid, as: format, in: scheme, label: drawing.accessibilityLabel)
      }
      return text
    }
  }

  /// All drawings under their names; a page follows its reader's scheme, unless one is typed.
  private func galleryText(
    of drawn: [Drawn], as format: DrawingFormat, in scheme: ColorScheme
  ) -> String {
    let isPage = format == .html && !request.arguments.contains(WidgetOptions.colorScheme)
    let schemes = isPage ? [.light, .dark] : [scheme]
    let gallery = WidgetGallery(
      sectionsOf: drawn.map { answer, drawing in
        let drawings = schemes.map { each in
          (each, each == scheme ? drawing : self.drawing(of: answer, in: each))
        }
        return (answer.place, drawings)
      }, customs)
    return gallery.text(as: format, in: schemes, on: output, customs)
  }

  /// One object, or several in a list of this name after other members.
  private func text(
    of objects: [JSONValue], named name: String, after members: [(String, JSONValue)] = []
  ) -> String {
    let whole = request.isAlone ? objects.first : nil
    return (whole ?? .object(members + [(name, .array(objects))])).text
  }

  /// A line an entry, and one about the next reload.
  private func lines(of timeline: WidgetTimeline, in place: WidgetPlace) throws(Failure) -> String {
    var lines: [Message] =
      request.isAlone
      ? [] : ["\(place.widget.kind.terminalSafe()), \(place.presentation.family)"]
    for entry in timeline.entries {
      lines.append("  " + (try customs.moment(entry.date)))
      guard let score = entry.relevance?.roundedScore else { continue }
      lines[lines.count - 1] += "  " + ("relevance \(score.shortestText)" as Message)
    }
    let end: Message =
      switch timeline.policy.moment {
      case .atEnd: "Reloads after the last entry."
      case .never: "Never reloads."
      case .after(let date): "Next reload: \(try customs.moment(date))"
      }
    lines.append(end)
    return lines.map { $0.text(in: customs.language) }.joined(separator: "\n")
  }
}

extension WidgetGallery {
  /// The gallery in a format: a page has the drawings of all these schemes, all else those of the
  /// first.
  func text(
    as format: DrawingFormat, in schemes: [ColorScheme], on output: StandardOutput,
    _ customs: WidgetCustoms
  ) -> String {
    if format == .html { return page(in: schemes, customs) }
    let note = customs.note.map { [$0] } ?? []
    // A picture is as wide as the widest family, 89 cells, and its margins.
    let width = format == .svg ? nil : output.console.columns
    let isDocument = WidgetFormat.drawing(format).isDocument
    let text = output.text(
      of: sheet(columns: width ?? (isDocument ? 92 : nil)), as: format, in: schemes[0],
      label: (note + spoken).joined(separator: "\n"))
    return format == .plain || format == .ansi
      ? (note + [text + "\n"]).joined(separator: "\n\n") : text
  }
}

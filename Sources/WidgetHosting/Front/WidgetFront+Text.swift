import JSONValues

extension WidgetFront {
  /// A drawing in its place; the entry is `nil` if nobody kept it.
  typealias Drawn = (place: WidgetPlace, drawing: WidgetDrawing, entry: WidgetEntry?)

  /// The answers as text, without a newline at the end of a single drawing.
  package func text(of answers: [WidgetAnswer]) throws(Failure) -> String {
    switch mode {
    case .describe: return reports(of: answers)
    case .timeline: return try timelines(of: answers)
    case .draw, .watch: break
    }
    if isAlone, let answer = answers.first {
      return try text(of: drawing(of: answer), in: answer.place, entry: answer.entry)
    }
    let isFree = format.drawing == .html && !arguments.contains(WidgetOptions.colorScheme)
    let schemes: [ColorScheme] = isFree ? [.light, .dark] : [scheme]
    return try text(
      of: schemes.map { scheme in
        (scheme, answers.map { ($0.place, drawing(of: $0, in: scheme), $0.entry) })
      })
  }

  /// Drawings as text.
  func text(of drawn: [Drawn]) throws(Failure) -> String { try text(of: [(scheme, drawn)]) }

  /// Draws an answer, in another colour scheme if one is given.
  package func drawing(of answer: WidgetAnswer, in scheme: ColorScheme? = nil) -> WidgetDrawing {
    var place = answer.place
    if let scheme { place.presentation.environment.colorScheme = scheme }
    return customs.mark(place.draw(answer.entry))
  }

  /// One drawing as text; the entry is `nil` if nobody kept it.
  package func text(
    of drawing: WidgetDrawing, in place: WidgetPlace, entry: WidgetEntry?
  ) throws(Failure) -> String {
    switch format {
    case .bar(let bar):
      var item = BarItem(drawing, on: output)
      try customs.complete(&item, entry)
      return item.text(as: bar)
    case .drawing(.json): return object(of: drawing, in: place).text
    case .drawing(let format):
      return DrawingWriter(format: format, scheme: scheme, output: output).text(of: drawing)
    }
  }

  private func object(of drawing: WidgetDrawing, in place: WidgetPlace) -> JSONValue {
    .object(
      place.members(of: drawing, glyphSet: output.glyphSet) + customs.members
        + customs.drawingMembers)
  }

  private func text(
    of drawn: [(scheme: ColorScheme, drawn: [Drawn])]
  ) throws(Failure) -> String {
    let drawings = drawn[0].drawn
    // A bar has one, too.
    guard !isAlone, let drawing = format.drawing, drawing != .json else {
      if drawings.count == 1, isAlone || format.drawing == nil {
        return try text(of: drawings[0].drawing, in: drawings[0].place, entry: drawings[0].entry)
      }
      let objects = drawings.map { object(of: $0.drawing, in: $0.place) }
      return JSONValue.object(customs.galleryMembers + [("widgets", .array(objects))]).text
    }
    let writer = DrawingWriter(format: drawing, scheme: scheme, output: output)
    if isListOfLines {
      return drawings.map { writer.text(of: $0.drawing) }.joined(separator: "\n")
    }
    let galleries = drawn.map { scheme, drawn in
      (scheme, WidgetGallery(sectionsOf: drawn.map { ($0.place, $0.drawing) }, customs))
    }
    return writer.text(
      of: galleries, title: customs.title, note: customs.note, in: customs.language)
  }

  private var isJSON: Bool { format.drawing == .json }

  private func reports(of answers: [WidgetAnswer]) -> String {
    let reports = answers.map {
      WidgetReport(
        widget: $0.place.widget, parameters: $0.parameters, drawing: drawing(of: $0))
    }
    guard isJSON else {
      return reports.map { $0.text(in: customs.language) }.joined(separator: "\n\n")
    }
    let objects = reports.map(\.json)
    return ((isAlone ? objects.first : nil) ?? .object([("widgets", .array(objects))])).text
  }

  private func timelines(of answers: [WidgetAnswer]) throws(Failure) -> String {
    let timelines = answers.compactMap { answer in answer.timeline.map { (answer.place, $0) } }
    guard isJSON else {
      var texts: [String] = []
      for (place, timeline) in timelines {
        let heading = "\(place.widget.kind.terminalSafe()), \(place.presentation.family)"
        texts.append(
          ((isAlone ? [] : [heading]) + (try lines(of: timeline))).joined(separator: "\n"))
      }
      return texts.joined(separator: "\n\n")
    }
    let objects = timelines.map { place, timeline in
      JSONValue.object(place.members(of: timeline) + customs.members)
    }
    return ((isAlone ? objects.first : nil) ?? .object([("timelines", .array(objects))])).text
  }

  /// A line an entry, and one about the next reload.
  private func lines(of timeline: WidgetTimeline) throws(Failure) -> [String] {
    var lines: [String] = []
    for entry in timeline.entries {
      let moment = try customs.moment(entry.date).text(in: customs.language)
      let score = entry.relevance.map { "  " + $0.text.text(in: customs.language) } ?? ""
      lines.append("  " + moment + score)
    }
    let end: Message =
      switch timeline.policy.moment {
      case .atEnd: "Reloads after the last entry."
      case .never: "Never reloads."
      case .after(let date): "Reloads \(try customs.reload(date))."
      }
    return lines + [end.text(in: customs.language)]
  }
}

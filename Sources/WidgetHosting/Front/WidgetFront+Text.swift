import CaffeineJSON

extension WidgetFront {
  /// A drawing in its place; the entry is `nil` if nobody kept it.
  typealias Drawn = (place: WidgetPlace, drawing: WidgetDrawing, entry: WidgetEntry?)

  /// The answers as text, without a newline at the end of a single drawing.
  package func text(of answers: [WidgetAnswer]) throws(Failure) -> String {
    switch mode {
    case .describe:
      let reports = answers.map {
        WidgetReport(
          widget: $0.place.widget, parameters: $0.parameters, drawing: drawing(of: $0))
      }
      return try list(reports, named: "widgets", object: \.json) { $0.text(in: customs.language) }
    case .timeline:
      return try list(
        answers.compactMap { answer in answer.timeline.map { (answer.place, $0) } },
        named: "timelines", object: { .object($0.members(of: $1) + customs.members(true)) },
        text: { place, timeline throws(Failure) in try lines(of: timeline, in: place) })
    case .draw, .watch: if isAlone, let answer = answers.first { return try text(of: answer) }
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

  /// The answer of a front with one place as text.
  package func text(of answer: WidgetAnswer) throws(Failure) -> String {
    switch mode {
    case .draw, .watch:
      return try text(of: drawing(of: answer), in: answer.place, entry: answer.entry)
    case .describe, .timeline: return try text(of: [answer])
    }
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
      place.members(of: drawing, glyphSet: output.glyphSet) + customs.members(false))
  }

  private func text(
    of drawn: [(scheme: ColorScheme, drawn: [Drawn])]
  ) throws(Failure) -> String {
    let drawings = drawn[0].drawn
    // A bar has one, too.
    if drawings.count == 1, isAlone || format.drawing == nil {
      return try text(of: drawings[0].drawing, in: drawings[0].place, entry: drawings[0].entry)
    }
    guard let drawing = format.drawing, drawing != .json else {
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
    return writer.text(of: galleries, customs)
  }

  /// Texts with an empty line between them, or an object, of several in a list of this name.
  private func list<Element>(
    _ elements: [Element], named name: String, object: (Element) -> JSONValue,
    text: (Element) throws(Failure) -> String
  ) throws(Failure) -> String {
    guard format.drawing == .json else {
      return try elements.map(text).joined(separator: "\n\n")
    }
    let objects = elements.map(object)
    return ((isAlone ? objects.first : nil) ?? .object([(name, .array(objects))])).text
  }

  /// A line an entry, and one about the next reload.
  private func lines(of timeline: WidgetTimeline, in place: WidgetPlace) throws(Failure) -> String {
    var lines =
      isAlone ? [] : ["\(place.widget.kind.terminalSafe()), \(place.presentation.family)"]
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
    return (lines + [end.text(in: customs.language)]).joined(separator: "\n")
  }
}

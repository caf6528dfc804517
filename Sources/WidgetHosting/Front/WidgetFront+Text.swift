import CaffeineJSON

extension WidgetFront {
  /// One widget as drawn, with the entry that completes the item of a bar.
  package typealias Drawn = (place: WidgetPlace, drawing: WidgetDrawing, entry: WidgetEntry)

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
    case .draw, .watch:
      // A page follows its reader's scheme.
      let isPage = format.drawing == .html && !isAlone
      let schemes: [ColorScheme] =
        isPage && !arguments.contains(WidgetOptions.colorScheme) ? [.light, .dark] : [scheme]
      return try text(
        of: schemes.map { scheme in
          (scheme, answers.map { ($0.place, drawing(of: $0, in: scheme), $0.entry) })
        })
    }
  }

  /// Drawings as text.
  package func text(of drawn: [Drawn]) throws(Failure) -> String {
    try text(of: [(scheme, drawn)])
  }

  /// Draws an answer, in another colour scheme if one is given.
  package func drawing(of answer: WidgetAnswer, in scheme: ColorScheme? = nil) -> WidgetDrawing {
    var place = answer.place
    if let scheme { place.presentation.environment.colorScheme = scheme }
    return customs.mark(place.draw(answer.entry))
  }

  private func object(of drawn: Drawn) -> JSONValue {
    .object(
      drawn.place.members(of: drawn.drawing, glyphSet: output.glyphSet) + customs.members(false))
  }

  private func text(
    of drawn: [(scheme: ColorScheme, drawn: [Drawn])]
  ) throws(Failure) -> String {
    let drawings = drawn[0].drawn
    switch format {
    case .bar(let bar):
      guard let only = drawings.first else { return "" }
      var item = BarItem(only.drawing, on: output)
      try customs.complete(&item, only.entry)
      return item.text(as: bar)
    case .drawing(.json):
      let objects = drawings.map(object)
      if isAlone, let object = objects.first { return object.text }
      return JSONValue.object(customs.galleryMembers + [("widgets", .array(objects))]).text
    case .drawing(let drawing):
      let writer = DrawingWriter(format: drawing, scheme: scheme, output: output)
      if isAlone || isListOfLines {
        // A bar asks for one, at each start; `joined` looks up how it is done.
        var texts = drawings.map { writer.text(of: $0.drawing) }[...]
        var text = texts.popFirst() ?? ""
        for next in texts { text += "\n" + next }
        return text
      }
      let galleries = drawn.map { scheme, drawn in
        (scheme, WidgetGallery(sectionsOf: drawn.map { ($0.place, $0.drawing) }, customs))
      }
      return writer.text(of: galleries, customs)
    }
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

import JSONValues

extension WidgetFront {
  /// A drawing in its place; the entry is `nil` if nobody kept it.
  package typealias Drawn = (place: WidgetPlace, drawing: WidgetDrawing, entry: WidgetEntry?)

  /// The answers as text, without a newline at the end of a single drawing.
  package func text(of answers: [WidgetAnswer]) throws(Failure) -> String {
    switch mode {
    case .describe: return reports(of: answers)
    case .timeline: return try timelines(of: answers)
    case .draw, .watch: break
    }
    let isFree =
      format.drawing == .html && !isAlone && !arguments.contains(WidgetOptions.colorScheme)
    let schemes: [ColorScheme] = isFree ? [.light, .dark] : [scheme]
    return try text(
      of: schemes.map { scheme in
        (scheme, answers.map { ($0.place, drawing(of: $0, in: scheme), $0.entry) })
      })
  }

  /// Drawings as text.
  package func text(of drawn: [Drawn]) throws(Failure) -> String { try text(of: [(scheme, drawn)]) }

  /// Draws an answer, in another colour scheme if one is given.
  package func drawing(of answer: WidgetAnswer, in scheme: ColorScheme? = nil) -> WidgetDrawing {
    var place = answer.place
    if let scheme { place.presentation.environment.colorScheme = scheme }
    return customs.mark(place.draw(answer.entry))
  }

  private func text(
    of drawn: [(scheme: ColorScheme, drawn: [Drawn])]
  ) throws(Failure) -> String {
    let drawings = drawn[0].drawn
    switch format {
    case .bar(let bar):
      var items: [String] = []
      for (_, drawing, entry) in drawings {
        var item = BarItem(drawing, on: output)
        try customs.complete(&item, entry)
        items.append(item.text(as: bar))
      }
      return items.joined(separator: "\n")
    case .drawing(.json):
      let objects = drawings.map { place, drawing, _ in
        JSONValue.object(
          place.members(of: drawing, glyphSet: output.glyphSet) + customs.members
            + customs.drawingMembers)
      }
      let all = JSONValue.object(customs.galleryMembers + [("widgets", .array(objects))])
      return ((isAlone ? objects.first : nil) ?? all).text
    case .drawing(let format):
      let writer = DrawingWriter(format: format, scheme: scheme, output: output)
      if isAlone || isListOfLines {
        return drawings.map { writer.text(of: $0.drawing) }.joined(separator: "\n")
      }
      let galleries = drawn.map { scheme, drawn in
        (scheme, WidgetGallery(sectionsOf: drawn.map { ($0.place, $0.drawing) }, customs))
      }
      return writer.text(
        of: galleries, title: customs.title, note: customs.note, in: customs.language)
    }
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

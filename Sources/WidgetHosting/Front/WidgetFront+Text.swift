import CaffeineJSON
import CivilTime
import TextCells

/// What is written of answers.
extension WidgetFront {
  /// A widget as drawn, with the answer that has its entry.
  typealias Drawn = (answer: WidgetAnswer, drawing: WidgetDrawing)

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

  /// Drawings in the format of the request, without a newline at the end of a single one.
  func text(of drawn: [Drawn]) throws(Failure) -> String {
    let scheme = places[0].presentation.environment.colorScheme
    switch request.format {
    case .bar(let bar):
      guard let (answer, drawing) = drawn.first else { return "" }
      var item = BarItem(drawing, in: output.glyphSet)
      try customs.complete(&item, answer.entry, bar)
      return item.text(as: bar)
    case .drawing(.json):
      let objects = drawn.map { answer, drawing in
        answer.place.members(of: drawing, in: output.glyphSet) + customs.members(false)
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
    var gallery = WidgetGallery()
    var kind: String?
    for (answer, drawing) in drawn {
      let (widget, presentation) = (answer.place.widget, answer.place.presentation)
      if kind != widget.kind {
        let heading = customs.hasHeadings ? widget.heading(in: customs.language) : nil
        gallery.sections.append(WidgetGallery.Section(heading: heading))
      }
      kind = widget.kind
      let caption = presentation.caption.text(in: customs.language)
      gallery.sections[gallery.sections.count - 1].items.append(
        WidgetGallery.Item(
          caption: (customs.namesKinds ? "\(widget.kind), \(caption)" : caption).terminalSafe(),
          drawings: schemes.map { ($0, $0 == scheme ? drawing : self.drawing(of: answer, in: $0)) })
      )
    }
    return gallery.text(as: format, in: schemes, on: output, customs)
  }

  /// One object, or several in a list of this name after other members.
  private func text(
    of objects: [[(String, JSONValue)]], named name: String,
    after members: [(String, JSONValue)] = []
  ) -> String {
    let whole = request.isAlone ? objects.first : nil
    return JSONValue.object(whole ?? members + [(name, .array(objects.map { .object($0) }))]).text
  }

  /// When the entries are due, in the format of the request.
  func timelines(of answers: [WidgetAnswer]) throws(Failure) -> String {
    let timelines = answers.compactMap { answer in answer.timeline.map { (answer.place, $0) } }
    return request.format.isJSON
      ? text(
        of: timelines.map { $0.members(of: $1) + customs.members(true) }, named: "timelines")
      : try timelines.map { place, timeline throws(Failure) in
        try lines(of: timeline, in: place)
      }.joined(separator: "\n\n")
  }

  /// A line an entry, and one about the next reload.
  private func lines(of timeline: WidgetTimeline, in place: WidgetPlace) throws(Failure) -> String {
    var lines: [Message] =
      request.isAlone
      ? [] : ["\(place.widget.kind.terminalSafe()), \(place.presentation.family)"]
    for entry in timeline.entries { lines.append("  " + (try customs.moment(entry.date))) }
    switch timeline.policy.moment {
    case .atEnd: lines.append("Reloads after the last entry.")
    case .never: lines.append("Never reloads.")
    case .after(let date): lines.append("Next reload: \(try customs.moment(date))")
    }
    lines += [customs.remark].compactMap(\.self)
    return lines.map { $0.text(in: customs.language) }.joined(separator: "\n")
  }
}

extension WidgetDescription {
  /// The line above its drawings, such as `Cups: What you drank.`; `nil` if the widget has neither name
  /// nor description.
  @MainActor
  fileprivate func heading(in language: Language) -> String? {
    let name = Message(key: displayName)
    if displayName == kind, summary.isEmpty { return nil }
    let heading: Message = summary.isEmpty ? name : "\(name): \(Message(key: summary))"
    return heading.text(in: language).terminalSafe()
  }
}

extension WidgetPresentation {
  /// The line above a drawing in a gallery, such as `systemSmall, 20 × 10 cells`.
  var caption: Message { "\(family), \(size.columns) × \(size.rows) cells" }
}

import TextCells

/// Which widget is drawn where; one of several in a gallery, the only one in a bar.
@MainActor
package struct WidgetPlace {
  package var widget: WidgetDescription
  package var presentation: WidgetPresentation

  package var parameterReader: ParameterReader {
    widget.parameterReader(in: presentation.family)
  }
}

/// What the provider of a place has said.
@MainActor
package struct WidgetAnswer {
  package var place: WidgetPlace
  /// The entry to draw.
  var entry: WidgetEntry
  /// The timeline; `nil` of a placeholder.
  var timeline: WidgetTimeline?
  /// The reason for a placeholder that nobody asked for.
  var failure: ProviderFailure?
  /// The parameters, where they are asked for.
  var parameters: [WidgetParameter] = []
}

/// The widgets of a host that a command line asks for, and what it does with them.
///
/// ```swift
/// let request = try WidgetRequest(arguments, among: kinds, on: output)
/// try WidgetFront(request, of: host, on: output, in: environment, customs: customs).run()
/// ```
@MainActor
package struct WidgetFront {
  package let request: WidgetRequest
  /// The places in the order of the host's widgets and their families.
  package var places: [WidgetPlace] = []
  let host: WidgetHost
  let output: StandardOutput
  let customs: WidgetCustoms

  /// Finds the widgets.
  ///
  /// - Parameter environment: What views know, but for the options.
  package init(
    _ request: WidgetRequest, of host: WidgetHost, on output: StandardOutput,
    in environment: EnvironmentValues, customs: WidgetCustoms = WidgetCustoms()
  ) throws(Failure) {
    (self.request, self.host, self.output, self.customs) = (request, host, output, customs)
    var presentation = request.presentation(in: environment)
    let (kind, family) = (request.kind, request.family)
    // One list, filled once: each further type of a list takes 7,000 instructions to make.
    for widget in host.widgets where kind == nil || widget.kind == kind {
      for each in widget.supportedFamilies where family == nil || each == family {
        (presentation.family, presentation.size) = (each, request.size ?? each.cellSize)
        places.append(WidgetPlace(widget: widget, presentation: presentation))
      }
    }
    if places.isEmpty { throw undrawn }
    if case .bar(let bar) = request.format { try check(bar) }
  }

  /// The error where no widget has the family.
  private var undrawn: Failure {
    let widgets = host.widgets.filter { request.kind == nil || $0.kind == request.kind }
    let families = WidgetFamily.allCases.filter { family in
      widgets.contains { $0.supportedFamilies.contains(family) }
    }
    guard let family = request.family, !families.isEmpty else {
      return Failure(.unavailable, "There is no widget to draw.")
    }
    let shown = families.filter(request.format.families.contains).map(\.description)
    return Failure(
      .wrongUse,
      request.kind.map { "The widget '\($0)' is not drawn in \(family)." }
        ?? "No widget is drawn in \(family).",
      advice: shown.isEmpty ? "" : "Use \(Message.list(shown)).")
  }

  /// Throws for what a bar cannot show.
  private func check(_ bar: BarFormat) throws(Failure) {
    let fits = request.format.families.contains(places[0].presentation.family)
    if places.count == 1, fits { return }
    throw Failure(
      .wrongUse, "--format \(bar.rawValue) shows one widget, in a line or a rectangle.",
      advice: fits
        ? "Name it: \(Message.list(places.map(\.widget.kind)))."
        : "Use accessoryInline or accessoryRectangular.")
  }

  /// The values that a widget takes: a key must exist in one of several, and the others ignore it.
  package func values(for place: WidgetPlace) -> [(key: String, text: String)] {
    request.values.filter { value in
      place.widget.hasParameter(value.key)
        || !places.contains { $0.widget.hasParameter(value.key) }
    }
  }
}

extension WidgetFront {
  /// Does what the command line says.
  package func run() throws(Failure) {
    switch request.mode {
    case .draw: try draw()
    case .watch: try customs.watch(self)
    case .describe:
      // A kind has the same parameters in each family.
      var kinds: Set<String> = []
      let places = places.filter { kinds.insert($0.widget.kind).inserted }
      try customs.ask(self, places) { answers throws(Failure) in
        try customs.write(descriptions(of: answers), true)
      }
    case .timeline:
      try customs.ask(self, places) { answers throws(Failure) in
        try customs.write(try timelines(of: answers), !request.format.isJSON)
      }
    case .tap:
      try customs.ask(self, places) { answers throws(Failure) in
        guard let tap = try tap(among: answers) else { return try draw() }
        try customs.tap(self, tap) { front throws(Failure) in try front.draw() }
      }
    }
  }

  /// Draws all places at once, or of a gallery in cells each widget as soon as it has answered.
  private func draw() throws(Failure) {
    if request.isAlone || request.isListOfLines || request.format.isDocument {
      return try draw(places)
    }
    if let note = customs.note { try customs.write(note + "\n", false) }
    for widget in host.widgets {
      let places = places.filter { $0.widget.kind == widget.kind }
      if !places.isEmpty { try draw(places) }
    }
  }

  private func draw(_ places: [WidgetPlace]) throws(Failure) {
    try customs.ask(self, places) { answers throws(Failure) in
      try customs.write(try text(of: answers.map { ($0, drawing(of: $0)) }), false)
    }
  }

  /// The part to tap: by its name ignoring case, or by the beginning of one name alone; `nil` where
  /// no provider has answered.
  ///
  /// `widget` is a whole drawing that has a URL.
  private func tap(among answers: [WidgetAnswer]) throws(Failure) -> WidgetTap? {
    let answers = answers.filter { $0.failure == nil }
    if answers.isEmpty { return nil }
    var taps: [WidgetTap] = []
    for tap in answers.flatMap({ drawing(of: $0).allTaps })
    where !taps.contains(where: { $0.name == tap.name }) { taps.append(tap) }
    let name = request.arguments[WidgetOptions.tap] ?? ""
    let folded = name.lowercased()
    if let tap = taps.first(where: { $0.name.lowercased() == folded }) { return tap }
    let near = taps.filter { $0.name.lowercased().hasPrefix(folded) }
    if !folded.isEmpty, near.count == 1 { return near[0] }
    throw Failure(
      .wrongUse, "Nothing to tap is called '\(name)'.",
      advice: taps.isEmpty
        ? "This drawing has nothing to tap."
        : "Write one of \(Message.list(taps.map { "'\($0.name)'" })).")
  }
}

extension WidgetFront {
  /// Whether answers need the parameters.
  var wantsParameters: Bool { request.mode == .describe }

  /// What providers say on the calling thread; one that answers later has nothing to draw.
  package func immediateAnswers(in places: [WidgetPlace]) throws(Failure) -> [WidgetAnswer] {
    var answers: [WidgetAnswer] = []
    for place in places {
      let said = place.presentation.isPlaceholder ? nil : try immediateTimeline(in: place)
      var answer = answer(in: place, said.map { .success($0) })
      if wantsParameters { answer.parameters = try customs.parameters(place.parameterReader) }
      answers.append(answer)
    }
    return answers
  }

  private func immediateTimeline(in place: WidgetPlace) throws(Failure) -> WidgetTimeline {
    let (widget, presentation) = (place.widget, place.presentation)
    let timeline =
      request.wantsSnapshot
      ? host.immediateSnapshot(of: widget, in: presentation.galleryContext)
        .map(WidgetTimeline.init(snapshot:))
      : host.immediateTimeline(of: widget, in: presentation.context)
    if let timeline { return timeline }
    throw Failure(.tooLate, of: widget.kind)
  }

  /// The entry that is due, or a placeholder without one; `nil` asks for a placeholder.
  func answer(
    in place: WidgetPlace, _ said: Result<WidgetTimeline, ProviderFailure>?
  ) -> WidgetAnswer {
    if case .success(let timeline)? = said,
      let entry = timeline.entry(dueAt: place.presentation.environment.now)
    {
      return WidgetAnswer(place: place, entry: entry, timeline: timeline)
    }
    var place = place
    place.presentation.isPlaceholder = true
    let entry = host.placeholder(of: place.widget, in: place.presentation.context)
    var answer = WidgetAnswer(place: place, entry: entry)
    switch said {
    case .success: answer.failure = .noEntries
    case .failure(let reason): answer.failure = reason
    case nil: break
    }
    return answer
  }
}

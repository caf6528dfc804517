import TextCells

/// The widgets of a host that a command line asks for, drawn as it says.
///
/// ```swift
/// let request = try WidgetRequest(arguments, among: kinds, on: output)
/// let front = try WidgetFront(request, of: host, on: output, in: environment)
/// print(try front.text(of: front.places.map { front.immediateAnswer(in: $0) }))
/// ```
///
/// Providers that may answer late are asked with patience by a ``WidgetProgram``.
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
    return Failure(
      .wrongUse,
      request.kind.map { "The widget '\($0)' is not drawn in \(family)." }
        ?? "No widget is drawn in \(family).",
      advice: "Use \(Message.list(families.map(\.description))).")
  }

  /// Throws for what a bar cannot show.
  private func check(_ bar: BarFormat) throws(Failure) {
    let family = places[0].presentation.family
    let fits = family == .accessoryInline || family == .accessoryRectangular
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

  /// Places that are written together: per widget, or all in one document.
  var parts: [[WidgetPlace]] {
    guard request.mode == .draw, !request.isListOfLines, !request.format.isDocument else {
      return [places]
    }
    return host.widgets.map { widget in places.filter { $0.widget.kind == widget.kind } }
      .filter { !$0.isEmpty }
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
  package var failure: ProviderFailure?
  /// The parameters, where they are asked for.
  package var parameters: [WidgetParameter] = []
}

extension WidgetFront {
  /// Asks the provider on the calling thread; one that answers later is late.
  package func immediateAnswer(in place: WidgetPlace) -> WidgetAnswer {
    if place.presentation.isPlaceholder { return answer(in: place, nil) }
    let timeline =
      request.wantsSnapshot
      ? host.immediateSnapshot(of: place.widget, in: place.presentation.galleryContext)
        .map(WidgetTimeline.init(snapshot:))
      : host.immediateTimeline(of: place.widget, in: place.presentation.context)
    return answer(in: place, timeline.map { .success($0) } ?? .failure(.tooLate))
  }

  /// The entry that is due, or a placeholder without one; `nil` asks for a placeholder.
  func answer(
    in place: WidgetPlace, _ timeline: Result<WidgetTimeline, ProviderFailure>?
  ) -> WidgetAnswer {
    var failure: ProviderFailure?
    switch timeline {
    case .success(let timeline):
      if let entry = timeline.entry(dueAt: place.presentation.environment.now) {
        return WidgetAnswer(place: place, entry: entry, timeline: timeline)
      }
      failure = .noEntries
    case .failure(let reason): failure = reason
    case nil: break
    }
    var place = place
    place.presentation.isPlaceholder = true
    let entry = host.placeholder(of: place.widget, in: place.presentation.context)
    return WidgetAnswer(place: place, entry: entry, failure: failure)
  }

  /// The part to tap: by its name ignoring case, or by the beginning of one name alone; `nil` where
  /// none is named, or no provider has answered.
  ///
  /// `widget` is a whole drawing that has a URL.
  package func tap(among answers: [WidgetAnswer]) throws(Failure) -> WidgetTap? {
    guard let name = request.tapName, answers.contains(where: { $0.failure == nil })
    else { return nil }
    var taps: [WidgetTap] = []
    for answer in answers where answer.failure == nil {
      let drawing = drawing(of: answer)
      for tap in drawing.taps + [drawing.wholeTap].compactMap(\.self)
      where !taps.contains(where: { $0.name == tap.name }) { taps.append(tap) }
    }
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

/// What the provider of a place has said.
@MainActor
package struct WidgetAnswer {
  package var place: WidgetPlace
  /// The entry to draw.
  package var entry: WidgetEntry
  /// The timeline; `nil` of a placeholder.
  package var timeline: WidgetTimeline?
  /// The reason for a placeholder that nobody asked for.
  package var failure: ProviderFailure?
  /// The parameters, where they are asked for.
  package var parameters: [WidgetParameter] = []
}

extension WidgetFront {
  var wantsSnapshot: Bool { mode == .draw && arguments.contains(WidgetOptions.snapshot) }

  /// Asks the provider on the calling thread; one that answers later is late.
  package func immediateAnswer(
    in place: WidgetPlace, asSnapshot: Bool = false
  ) -> WidgetAnswer {
    let (host, presentation) = (place.host, place.presentation)
    if presentation.isPlaceholder { return placeholder(in: place) }
    let timeline =
      asSnapshot || wantsSnapshot
      ? host.immediateSnapshot(of: place.widget, in: presentation.galleryContext)
        .map(WidgetTimeline.init(snapshot:))
      : host.immediateTimeline(of: place.widget, in: presentation.context)
    return answer(in: place, timeline.map { .success($0) } ?? .failure(.tooLate))
  }

  /// The entry that is due, or a placeholder without one.
  func answer(
    in place: WidgetPlace, _ timeline: Result<WidgetTimeline, ProviderFailure>
  ) -> WidgetAnswer {
    let date = place.presentation.environment.now
    switch timeline {
    case .failure(let failure): return placeholder(in: place, for: failure)
    case .success(let timeline):
      guard let entry = timeline.entry(dueAt: date) else {
        return placeholder(in: place, for: .noEntries)
      }
      return WidgetAnswer(place: place, entry: entry, timeline: timeline)
    }
  }

  /// A placeholder; the reason is `nil` for one that is asked for.
  func placeholder(in place: WidgetPlace, for failure: ProviderFailure? = nil) -> WidgetAnswer {
    var place = place
    place.presentation.isPlaceholder = true
    let entry = place.host.placeholder(of: place.widget, in: place.presentation.context)
    return WidgetAnswer(place: place, entry: entry, failure: failure)
  }

  /// Finds the part to tap in the first drawing that has one by this name.
  package func tap(named name: String, among answers: [WidgetAnswer]) throws(Failure) -> WidgetTap?
  {
    var first: Failure?
    for answer in answers where answer.failure == nil {
      do throws(Failure) {
        return try drawing(of: answer).tap(named: name)
      } catch {
        first = first ?? error
      }
    }
    if let first { throw first }
    return nil
  }
}

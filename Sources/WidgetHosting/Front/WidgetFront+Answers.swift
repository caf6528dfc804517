/// What the provider of a place has said.
@MainActor
package struct WidgetAnswer {
  package var place: WidgetPlace
  /// The entry to draw.
  package var entry: WidgetEntry
  /// The timeline; `nil` of a placeholder or snapshot.
  package var timeline: WidgetTimeline?
  /// The reason for a placeholder that nobody asked for.
  package var failure: ProviderFailure?
  /// The parameters, where they are asked for.
  package var parameters: [WidgetParameter] = []
}

extension WidgetFront {
  private enum Said {
    case snapshot(WidgetEntry)
    case timeline(WidgetTimeline)
  }

  private func wantsSnapshot() -> Bool {
    mode == .draw && arguments.contains(WidgetOptions.snapshot)
  }

  /// Asks the provider on the calling thread; one that answers later is late.
  package func immediateAnswer(
    in place: WidgetPlace, asSnapshot: Bool = false
  ) throws(Failure) -> WidgetAnswer {
    let (host, presentation) = (place.host, place.presentation)
    if presentation.isPlaceholder { return try answer(in: place, .failure(.noEntries)) }
    let said =
      asSnapshot || wantsSnapshot()
      ? host.immediateSnapshot(of: place.widget, in: presentation.galleryContext)
        .map(Said.snapshot)
      : host.immediateTimeline(of: place.widget, in: presentation.context).map(Said.timeline)
    return try answer(in: place, said.map { .success($0) } ?? .failure(.tooLate))
  }

  /// Sets the typed values and asks the provider, which may take as long as `patience`.
  func answer(in place: WidgetPlace, within patience: Duration) async throws -> WidgetAnswer {
    let place = try await configured(place, within: patience)
    let (host, presentation) = (place.host, place.presentation)
    if presentation.isPlaceholder { return try answer(in: place, .failure(.noEntries)) }
    let said: Result<Said, ProviderFailure>
    if wantsSnapshot() {
      said = await host.snapshot(
        of: place.widget, in: presentation.galleryContext, within: patience
      ).map(Said.snapshot)
    } else {
      said = await host.timeline(of: place.widget, in: presentation.context, within: patience)
        .map(Said.timeline)
    }
    return try answer(in: place, said)
  }

  /// The entry that is due, or a placeholder without one; a typed moment (`--at`) before the first
  /// entry is a usage error.
  private func answer(
    in place: WidgetPlace, _ said: Result<Said, ProviderFailure>
  ) throws(Failure) -> WidgetAnswer {
    var place = place
    let date = place.presentation.environment.now
    var failure = ProviderFailure.noEntries
    switch said {
    case .success(.snapshot(let entry)): return WidgetAnswer(place: place, entry: entry)
    case .success(.timeline(let timeline)):
      guard let entry = timeline.entry(dueAt: date) else { break }
      if let typed = arguments[WidgetOptions.at], entry.date > date {
        throw Failure(
          .wrongUse, "No entry is due at '\(typed)': the first comes later.",
          advice: "--timeline lists when each is due.")
      }
      return WidgetAnswer(place: place, entry: entry, timeline: timeline)
    case .failure(let reason): failure = reason
    }
    let isWanted = place.presentation.isPlaceholder
    place.presentation.isPlaceholder = true
    let entry = place.host.placeholder(of: place.widget, in: place.presentation.context)
    return WidgetAnswer(place: place, entry: entry, failure: isWanted ? nil : failure)
  }

  /// The place with the typed values of its widget.
  func configured(_ place: WidgetPlace, within patience: Duration) async throws -> WidgetPlace {
    let (mine, reader) = (
      values(for: place), place.widget.parameterReader(in: place.presentation.family)
    )
    if mine.isEmpty { return place }
    let read = await TextWidgetKit.answer(within: patience) {
      () async -> Result<ChosenValues, ParameterError> in
      do throws(ParameterError) {
        return .success(try await reader.values(of: mine))
      } catch {
        return .failure(error)
      }
    }
    var place = place
    switch read {
    case .success(let values): place.widget = place.widget.configured(with: values)
    case .failure(let error): throw Failure(error)
    case nil: throw Failure(.unavailable, "What can be chosen has not come in time.")
    }
    return place
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

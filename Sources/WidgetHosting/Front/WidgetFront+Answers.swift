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
  private var wantsSnapshot: Bool { mode == .draw && arguments.contains(WidgetOptions.snapshot) }

  /// Asks the provider on the calling thread; one that answers later is late.
  package func immediateAnswer(
    in place: WidgetPlace, asSnapshot: Bool = false
  ) throws(Failure) -> WidgetAnswer {
    let (host, presentation) = (place.host, place.presentation)
    if presentation.isPlaceholder { return placeholder(in: place, for: nil) }
    guard asSnapshot || wantsSnapshot else {
      let timeline = host.immediateTimeline(of: place.widget, in: presentation.context)
      return try answer(in: place, timeline.map { .success($0) } ?? .failure(.tooLate))
    }
    let entry = host.immediateSnapshot(of: place.widget, in: presentation.galleryContext)
    return answer(in: place, entry.map { .success($0) } ?? .failure(.tooLate))
  }

  /// Sets the typed values and asks the provider, which may take as long as `patience`.
  func answer(in place: WidgetPlace, within patience: Duration) async throws -> WidgetAnswer {
    let place = try await configured(place, within: patience)
    let (host, presentation) = (place.host, place.presentation)
    if presentation.isPlaceholder { return placeholder(in: place, for: nil) }
    if wantsSnapshot {
      let context = presentation.galleryContext
      return answer(in: place, await host.snapshot(of: place.widget, in: context, within: patience))
    }
    let context = presentation.context
    return try answer(
      in: place, await host.timeline(of: place.widget, in: context, within: patience))
  }

  private func answer(
    in place: WidgetPlace, _ snapshot: Result<WidgetEntry, ProviderFailure>
  ) -> WidgetAnswer {
    switch snapshot {
    case .success(let entry): WidgetAnswer(place: place, entry: entry)
    case .failure(let failure): placeholder(in: place, for: failure)
    }
  }

  /// The entry that is due, or a placeholder without one; a typed moment (`--at`) before the first
  /// entry is a usage error.
  private func answer(
    in place: WidgetPlace, _ timeline: Result<WidgetTimeline, ProviderFailure>
  ) throws(Failure) -> WidgetAnswer {
    let date = place.presentation.environment.now
    switch timeline {
    case .failure(let failure): return placeholder(in: place, for: failure)
    case .success(let timeline):
      guard let entry = timeline.entry(dueAt: date) else {
        return placeholder(in: place, for: .noEntries)
      }
      if let typed = arguments[WidgetOptions.at], entry.date > date {
        throw Failure(
          .wrongUse, "No entry is due at '\(typed)': the first comes later.",
          advice: "--timeline lists when each is due.")
      }
      return WidgetAnswer(place: place, entry: entry, timeline: timeline)
    }
  }

  /// A placeholder; the reason is `nil` for one that is asked for.
  private func placeholder(in place: WidgetPlace, for failure: ProviderFailure?) -> WidgetAnswer {
    var place = place
    place.presentation.isPlaceholder = true
    let entry = place.host.placeholder(of: place.widget, in: place.presentation.context)
    return WidgetAnswer(place: place, entry: entry, failure: failure)
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

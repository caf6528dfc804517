import Waiting

/// Why a provider gave no timeline that can be shown.
public enum ProviderFailure: String, Error, Codable, Sendable {
  /// It has not answered in time.
  case tooLate
  /// It has let go of the callback without calling it.
  case droppedCallback
  /// Its timeline has no entries.
  case noEntries
}

extension WidgetHost {
  /// The provider's timeline, or why there is none after `patience` at the latest.
  ///
  /// What the provider answers afterwards is dropped. It is called on the main actor: while it
  /// blocks that, nothing can be drawn, but the caller is told in time.
  public nonisolated func timeline(
    of widget: WidgetDescription, in context: TimelineProviderContext, within patience: Duration
  ) async -> Result<WidgetTimeline, ProviderFailure> {
    let race = Race<Result<WidgetTimeline, ProviderFailure>>()
    race.end(after: patience, with: .failure(.tooLate))
    Task { @MainActor in
      let timeline = await timeline(of: widget, in: context)
      race.end(
        with: timeline.map { $0.entries.isEmpty ? .failure(.noEntries) : .success($0) }
          ?? .failure(.droppedCallback))
    }
    return await race.value(ifCancelled: .failure(.tooLate))
  }
}

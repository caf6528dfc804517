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
    await answer(within: patience) {
      guard let timeline = await timeline(of: widget, in: context) else {
        return .failure(.droppedCallback)
      }
      return timeline.entries.isEmpty ? .failure(.noEntries) : .success(timeline)
    } ?? .failure(.tooLate)
  }

  /// The provider's snapshot, or why there is none after `patience` at the latest.
  public nonisolated func snapshot(
    of widget: WidgetDescription, in context: TimelineProviderContext, within patience: Duration
  ) async -> Result<WidgetEntry, ProviderFailure> {
    await answer(within: patience) {
      await snapshot(of: widget, in: context).map { .success($0) } ?? .failure(.droppedCallback)
    } ?? .failure(.tooLate)
  }
}

/// What `body` gives; `nil` once `patience` is over, after which it goes on and nobody waits for it.
package func answer<Value: Sendable>(
  within patience: Duration, of body: @escaping @MainActor @Sendable () async -> Value
) async -> Value? {
  let race = Race<Value?>()
  race.end(after: patience, with: nil)
  Task { @MainActor in race.end(with: await body()) }
  return await race.value(ifCancelled: nil)
}

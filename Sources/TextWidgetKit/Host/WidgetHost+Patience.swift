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
    await answer(within: patience) { asked in
      guard let timeline = await widget.source.timeline.answer(context, asked) else {
        return .failure(.droppedCallback)
      }
      return timeline.entries.isEmpty ? .failure(.noEntries) : .success(timeline)
    } ?? .failure(.tooLate)
  }

  /// The provider's snapshot, or why there is none after `patience` at the latest.
  public nonisolated func snapshot(
    of widget: WidgetDescription, in context: TimelineProviderContext, within patience: Duration
  ) async -> Result<WidgetEntry, ProviderFailure> {
    await answer(within: patience) { asked in
      await widget.source.snapshot.answer(context, asked).map { .success($0) }
        ?? .failure(.droppedCallback)
    } ?? .failure(.tooLate)
  }
}

/// What `body` gives; `nil` once `patience` is over, after which it goes on and nobody waits for it.
///
/// Only what `body` does itself makes it late. Its patience starts when it does, and passes in
/// twenty parts, each of which ends when the main actor has done what waited for it: however busy
/// that is with others, an answer on its way comes before the end.
package func answer<Value: Sendable>(
  within patience: Duration, of body: @escaping @MainActor @Sendable () async -> Value
) async -> Value? {
  await answer(within: patience) { asked in
    asked.end(with: ())
    return await body()
  }
}

/// What `body` gives; until it has ended `asked` it may block the main actor, and its patience
/// passes by the clock alone.
private func answer<Value: Sendable>(
  within patience: Duration,
  of body: @escaping @MainActor @Sendable (_ asked: Race<Void>) async -> Value
) async -> Value? {
  let race = Race<Value?>()
  Task { @MainActor in
    let asked = Race<Void>()
    race.end(after: patience, with: nil) { patience in
      for _ in 0..<20 where !Task.isCancelled {
        try? await Task.sleep(for: patience / 20)
        if asked.isOver { await MainActor.run {} }
      }
    }
    race.end(with: await body(asked))
  }
  return await race.value(ifCancelled: nil)
}

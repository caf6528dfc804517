import Synchronization

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
    await withCheckedContinuation { continuation in
      let race = Race(continuation)
      race.end(after: patience, with: .failure(.tooLate))
      Task { @MainActor in
        let timeline = await timeline(of: widget, in: context)
        race.end(
          with: timeline.map { $0.entries.isEmpty ? .failure(.noEntries) : .success($0) }
            ?? .failure(.droppedCallback))
      }
    }
  }
}

/// A continuation that is resumed by whoever comes first.
private final class Race<Value: Sendable>: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Value, Never>?
    var timer: Task<Void, Never>?
  }

  private let state: Mutex<State>

  init(_ continuation: CheckedContinuation<Value, Never>) {
    state = Mutex(State(continuation: continuation))
  }

  func end(after delay: Duration, with value: Value) {
    let timer = Task.detached {
      try? await Task.sleep(for: delay)
      self.end(with: value)
    }
    state.withLock { $0.timer = timer }
  }

  func end(with value: Value) {
    let ended = state.withLock { state in
      defer { state.continuation = nil }
      return state
    }
    // Else it would wake the process once more.
    ended.timer?.cancel()
    ended.continuation?.resume(returning: value)
  }
}

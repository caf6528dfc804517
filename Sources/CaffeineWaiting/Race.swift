import Synchronization

/// A value from the first of several sources; later ones are dropped.
///
///     let race = Race<Answer>()
///     race.end(after: .seconds(4), with: .tooLate)
///     start { race.end(with: $0) }
///     let answer = await race.value(ifCancelled: .tooLate)
///
/// It may end before anybody waits, so no order of these lines loses the value.
package final class Race<Value: Sendable>: Sendable {
  private enum State {
    case running(waiting: [CheckedContinuation<Value, Never>], timers: [Task<Void, Never>])
    case over(Value)
  }

  private let state = Mutex(State.running(waiting: [], timers: []))

  package init() {}

  /// Whether it has ended.
  package var isOver: Bool { state.withLock { if case .over = $0 { true } else { false } } }

  /// Ends the race with a value; false if it was already over.
  @discardableResult
  package func end(with value: Value) -> Bool {
    let ended = state.withLock { state -> State? in
      guard case .running = state else { return nil }
      defer { state = .over(value) }
      return state
    }
    guard case .running(let waiting, let timers)? = ended else { return false }
    // Otherwise they would wake the process again.
    for timer in timers { timer.cancel() }
    for continuation in waiting { continuation.resume(returning: value) }
    return true
  }

  /// Ends the race with a value after `sleep`, which returns early only when its task is cancelled.
  package func end(
    after delay: Duration, with value: Value,
    sleep: @escaping @Sendable (Duration) async -> Void = { await QueueExecutor.pause(for: $0) }
  ) {
    let timer = Task.detached(executorPreference: QueueExecutor.host) {
      await sleep(delay)
      if !Task.isCancelled { self.end(with: value) }
    }
    let isOver = state.withLock { state in
      guard case .running(let waiting, let timers) = state else { return true }
      state = .running(waiting: waiting, timers: timers + [timer])
      return false
    }
    if isOver { timer.cancel() }
  }

  /// Waits for the value; cancelling the task ends the race with `value`.
  nonisolated(nonsending) package func value(ifCancelled value: Value) async -> Value {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let result = state.withLock { state -> Value? in
          switch state {
          case .over(let value): return value
          case .running(let waiting, let timers):
            state = .running(waiting: waiting + [continuation], timers: timers)
            return nil
          }
        }
        if let result { continuation.resume(returning: result) }
      }
    } onCancel: {
      end(with: value)
    }
  }
}

import Dispatch

/// Runs tasks one after the other on a thread that nobody else uses.
///
/// Swift's own pool has a thread a core. Two tasks that block theirs for ever hold up, on two cores,
/// whatever waits for the pool: another task, the timer that would give them up, and each task of the main
/// actor that has waited for something, since it comes back by the pool unless it prefers an executor.
package final class QueueExecutor: TaskExecutor {
  /// Where timers run and who has waited comes back to the main actor, each for a moment: nothing that
  /// may block is called there.
  package static let host = QueueExecutor()

  private let queue = DispatchQueue(label: "caffeine")

  /// An executor with a thread of its own, which it has only while something runs.
  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Runs a function on its thread.
  package func run(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

  /// Returns when its thread has done what it was given before, and had a core for a moment.
  nonisolated(nonsending) package func turn() async {
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }

  /// Returns after a while, or when the task is cancelled.
  ///
  /// `Task.sleep` wakes up on Swift's pool.
  nonisolated(nonsending) package static func pause(for duration: Duration) async {
    let race = Race<Void>()
    let timer = DispatchSource.makeTimerSource(queue: host.queue)
    timer.setEventHandler { race.end(with: ()) }
    timer.schedule(deadline: .now() + duration / .seconds(1))
    timer.activate()
    await race.value(ifCancelled: ())
    // Else it would wake the process once more.
    timer.cancel()
  }
}

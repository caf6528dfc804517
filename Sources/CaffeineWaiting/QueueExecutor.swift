import Dispatch

/// Runs tasks one after the other on a thread of its own.
///
/// Swift's pool has one thread per core. On two cores, two tasks that block forever stop everything
/// that waits for the pool: other tasks, the timer that would give up on them, and resuming main
/// actor tasks, which go through the pool unless they prefer an executor.
package final class QueueExecutor: TaskExecutor {
  /// For timers and for resuming on the main actor, briefly each; nothing on it may block.
  package static let host = QueueExecutor()

  private let queue = DispatchQueue(label: "caffeine")

  /// Its thread exists only while something runs.
  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  package func run(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

  /// Returns once the thread has finished all earlier work.
  nonisolated(nonsending) package func turn() async {
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }

  /// Returns after a duration, or when the task is cancelled; `Task.sleep` would use Swift's pool.
  nonisolated(nonsending) package static func pause(for duration: Duration) async {
    let race = Race<Void>()
    let timer = DispatchSource.makeTimerSource(queue: host.queue)
    timer.setEventHandler { race.end(with: ()) }
    timer.schedule(deadline: .now() + duration / .seconds(1))
    timer.activate()
    await race.value(ifCancelled: ())
    // Otherwise it would wake the process again.
    timer.cancel()
  }
}

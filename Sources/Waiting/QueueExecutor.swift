import Dispatch

/// Runs tasks one after the other on a thread that nobody else uses.
///
/// Swift's own pool has a thread a core. Two providers that block theirs for ever hold up, on two cores,
/// whatever waits for the pool: another provider, and the timer that would give them up.
package final class QueueExecutor: TaskExecutor {
  /// Where timers run, each for a moment.
  package static let timers = QueueExecutor()

  private let queue = DispatchQueue(label: "caffeine")

  /// An executor with a thread of its own, which it has only while something runs.
  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

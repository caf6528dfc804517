import Synchronization

/// Runs something asynchronous to its end on the calling thread.
///
/// The command starts no concurrency, which a status bar that calls every second would pay for each
/// time. What asks queries or performs an intent takes this way: the jobs of its task stand in a
/// queue that the caller works off. It must not need the main actor, which the caller holds.
func waiting<Value: Sendable>(
  _ body: @escaping @Sendable () async throws -> Value
) throws -> Value {
  let executor = CallerExecutor()
  let outcome = Outlet<Value>()
  Task.detached(executorPreference: executor) {
    do {
      outcome.put(.success(try await body()))
    } catch {
      outcome.put(.failure(error))
    }
  }
  while true {
    executor.runJobs()
    if let result = outcome.result { return try result.get() }
  }
}

/// What a task came to.
private final class Outlet<Value: Sendable>: Sendable {
  private let state = Mutex<Result<Value, any Error>?>(nil)

  var result: Result<Value, any Error>? { state.withLock { $0 } }

  func put(_ result: Result<Value, any Error>) { state.withLock { $0 = result } }
}

/// Keeps the jobs of a task until the caller runs them.
private final class CallerExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  func runJobs() {
    let taken = jobs.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
    for job in taken { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}

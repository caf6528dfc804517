import Dispatch
import Synchronization

/// Runs something asynchronous to its end on the calling thread.
///
/// The jobs of its task stand in a queue that the caller works off, so nothing else is started: a
/// command that a status bar calls every second would pay for that each time. It must not need the
/// main actor where the caller holds that.
///
/// Throws what it throws.
package func waiting<Value: Sendable>(
  _ body: @escaping @Sendable () async throws -> Value
) throws -> Value {
  let executor = CallerExecutor()
  let outlet = Outlet<Value>()
  Task.detached(executorPreference: executor) {
    do {
      outlet.put(.success(try await body()))
    } catch {
      outlet.put(.failure(error))
    }
  }
  // The last job puts the result, and after it none is waited for.
  while true {
    if let result = outlet.result { return try result.get() }
    executor.runNextJob()
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
  private let count = DispatchSemaphore(value: 0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    count.signal()
  }

  /// Sleeps until there is a job and runs it.
  func runNextJob() {
    count.wait()
    jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
  }
}

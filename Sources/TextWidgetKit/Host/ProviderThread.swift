import Dispatch
import Synchronization
import CaffeineWaiting

/// Gives a provider a thread of its own, where blocking delays no other code.
///
/// A provider isolated to the main actor is called there; while it blocks, nothing is drawn.
///
/// Unchecked because one task at a time calls the provider, which gives its answers away.
final class ProviderThread: @unchecked Sendable {
  private let provider: Any
  private let conforms: (Any) -> Bool
  /// How many answers the provider gave to questions that it had answered.
  let answersAgain = Locked(0)
  /// Lazy: a command that wants immediate answers needs no thread.
  @MainActor fileprivate lazy var executor = QueueExecutor()

  /// `conforms` casts the provider to its protocol.
  init(of provider: Any, conforms: @escaping (Any) -> Bool) {
    (self.provider, self.conforms) = (provider, conforms)
  }

  /// Returns once the provider's thread has done all that it was asked to.
  @MainActor func turn() async { await executor.turn() }

  /// Whether the provider can be called off the main actor.
  ///
  /// Only valid off the main actor, where the cast fails for an isolated conformance (SE-0470).
  var isUsed: Bool { conforms(provider) }
}

/// One call of a provider, on its thread or here.
@MainActor
struct ProviderCall {
  private let thread: ProviderThread?
  private let asked: Race<Void>?

  /// Calls on the provider's thread; `asked` ends at the latest when the provider returns.
  init(on thread: ProviderThread, asked: Race<Void>) { (self.thread, self.asked) = (thread, asked) }

  /// Calls at once, on the main actor.
  init() { (thread, asked) = (nil, nil) }

  func callAsFunction(_ body: @escaping () -> Void) {
    guard let thread else { return body() }
    // Given away: this function does not touch it again.
    nonisolated(unsafe) let body = body
    thread.executor.run { [asked] in
      if thread.isUsed { return body() }
      Task { @MainActor in
        body()
        asked?.end(with: ())
      }
    }
  }

  /// Runs `body`, a call of an asynchronous provider, in a new task.
  func inTask(_ body: @escaping @MainActor @Sendable () async -> Void) {
    Task(executorPreference: thread?.executor) { @MainActor @Sendable [asked] in
      await body()
      asked?.end(with: ())
    }
  }
}

/// Runs an asynchronous function to its end on the calling thread and rethrows its error.
///
/// The caller itself runs the jobs of the task, so no thread starts: a status bar that calls a
/// command every second would pay for one each time. A caller on the main actor must pass a
/// function that does not need it.
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
  // The last job stores the result, so no further job is awaited after it.
  while true {
    if let result = outlet.result { return try result.get() }
    executor.runNextJob()
  }
}

private final class Outlet<Value: Sendable>: Sendable {
  private let state = Mutex<Result<Value, any Error>?>(nil)

  var result: Result<Value, any Error>? { state.withLock { $0 } }

  func put(_ result: Result<Value, any Error>) { state.withLock { $0 = result } }
}

/// Queues the jobs of a task until the caller runs them.
private final class CallerExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let count = DispatchSemaphore(value: 0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    count.signal()
  }

  /// Sleeps until a job arrives, then runs it.
  func runNextJob() {
    count.wait()
    jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
  }
}

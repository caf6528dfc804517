import Dispatch
import Synchronization
import Waiting

/// The thread that a provider is called on: its own, so that whoever blocks it holds up nobody else.
///
/// Protocols of providers have no isolation, so a provider that conforms without one may be called
/// anywhere. One whose conformance is isolated to the main actor is called there, and while it blocks
/// that, nothing can be drawn.
///
/// Unchecked, because: the provider is called by one task at a time, and gives away what it answers.
final class ProviderThread: @unchecked Sendable {
  private let provider: Any
  private let conforms: (Any) -> Bool
  /// Made when it is needed: a command that asks for immediate answers has none.
  @MainActor fileprivate lazy var executor = QueueExecutor()

  /// The thread of a provider; `conforms` casts it to its protocol.
  init(of provider: Any, conforms: @escaping (Any) -> Bool) {
    (self.provider, self.conforms) = (provider, conforms)
  }

  /// Whether the provider leaves the main actor alone.
  ///
  /// To be asked off that: there a conformance that is isolated to it is none (SE-0470).
  var isUsed: Bool { conforms(provider) }
}

/// One question to a provider, put where it may be.
@MainActor
struct ProviderCall {
  private let thread: ProviderThread?
  private let asked: Race<Void>

  /// A call on the provider's thread; `asked` ends at the latest when the provider has returned.
  init(on thread: ProviderThread, asked: Race<Void>) { (self.thread, self.asked) = (thread, asked) }

  /// A call here, whose answer is wanted at once.
  init() { (thread, asked) = (nil, Race()) }

  func callAsFunction(_ body: @escaping () -> Void) {
    guard let thread else { return body() }
    // Handed over: here nobody touches it again.
    nonisolated(unsafe) let body = body
    thread.executor.run { [asked] in
      if thread.isUsed { return body() }
      Task { @MainActor in
        body()
        asked.end(with: ())
      }
    }
  }

  /// Calls an asynchronous provider as `body` does, which is no part of it.
  func inTask(_ body: @escaping @MainActor @Sendable () async -> Void) {
    Task(executorPreference: thread?.executor) { @MainActor @Sendable [asked] in
      await body()
      asked.end(with: ())
    }
  }
}

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

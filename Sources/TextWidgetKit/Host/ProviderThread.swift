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
  init(on thread: ProviderThread, asked: Race<Void>) {
    (self.thread, self.asked) = (thread, asked)
  }

  /// A call here, whose answer is wanted at once.
  init() { (thread, asked) = (nil, Race()) }

  /// Calls the provider as `body` does.
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

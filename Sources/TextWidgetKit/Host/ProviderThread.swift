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
  @MainActor private lazy var executor = QueueExecutor()

  /// The thread of a provider; `conforms` casts it to its protocol.
  init(of provider: Any, conforms: @escaping (Any) -> Bool) {
    (self.provider, self.conforms) = (provider, conforms)
  }

  /// Calls the provider as `body` does.
  @MainActor func ask(_ call: ProviderCall, _ body: @escaping @Sendable () -> Void) {
    Task.detached(executorPreference: executor) {
      // Here, off the main actor, a conformance that is isolated to it is none (SE-0470).
      if self.conforms(self.provider) {
        call.begin()
        call.asked.end(with: ())
        body()
      } else {
        await MainActor.run {
          call.begin()
          body()
        }
        call.asked.end(with: ())
      }
    }
  }
}

/// A call of a provider, by whoever makes it.
struct ProviderCall: Sendable {
  /// Ends when the provider no longer holds the main actor.
  let asked: Race<Void>
  /// The provider is called now: its patience starts, however long its thread has waited for a core.
  let begin: @Sendable () -> Void
}

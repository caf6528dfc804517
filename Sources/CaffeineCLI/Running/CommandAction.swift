/// What a command does with a session.
struct CommandAction: Sendable {
  /// Does it; what it prints waits in the session.
  let run: @MainActor (Session) throws(Failure) -> Void

  init(_ run: @escaping @MainActor (Session) throws(Failure) -> Void) {
    self.run = run
  }
}

/// What a command does in its context.
struct CommandAction: Sendable {
  /// Does it; what it prints waits in the printer.
  let run: @MainActor (CommandContext) throws(Failure) -> Void

  init(_ run: @escaping @MainActor (CommandContext) throws(Failure) -> Void) {
    self.run = run
  }
}

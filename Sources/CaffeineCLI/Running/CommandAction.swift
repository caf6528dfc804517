import CommandArguments

/// What a command does in its context.
struct CommandAction: Sendable {
  /// Whether settings that cannot be read stop it; otherwise their defaults apply, and it says so.
  let needsSettings: Bool
  /// Whether it may print more than a terminal shows at once, so that a pager shows it there.
  let isLong: Bool
  /// Does it; what it prints waits in the printer.
  let run: @MainActor (CommandContext) throws(Failure) -> Void

  init(
    needsSettings: Bool = true, isLong: Bool = false,
    _ run: @escaping @MainActor (CommandContext) throws(Failure) -> Void
  ) {
    self.needsSettings = needsSettings
    self.isLong = isLong
    self.run = run
  }
}

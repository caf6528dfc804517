import CommandArguments

struct CommandAction: Sendable {
  /// Whether unreadable settings stop it; otherwise it reports them and uses defaults.
  let needsSettings: Bool
  /// Whether its output may need a pager.
  let isLong: Bool
  /// Performs the command; its output waits in the printer.
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

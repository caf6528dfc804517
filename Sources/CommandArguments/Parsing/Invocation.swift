/// What a command line asks for.
public struct Invocation<Action: Sendable>: Sendable {
  /// The command that was named.
  public var command: Command<Action>
  /// The names that lead to it, the program's own first.
  public var path: [String]
  /// The options it shares with the commands above it.
  public var sharedOptions: [CommandOption]
  /// What was typed for it.
  public var arguments: ParsedArguments
  /// Whether `-h` or `--help` was typed; the arguments are then empty and unchecked.
  public var wantsHelp: Bool

  init(_ root: Command<Action>) {
    command = root
    path = [root.name]
    sharedOptions = root.sharedOptions
    arguments = ParsedArguments()
    wantsHelp = false
  }

  mutating func descend(to subcommand: Subcommand<Action>) {
    command = subcommand.declaration()
    path.append(subcommand.name)
    sharedOptions += command.sharedOptions
  }

  func subcommand(named name: String) -> Subcommand<Action>? {
    // A loop: the library's generic search would look up conformances at the start of a process.
    for subcommand in command.subcommands where subcommand.name == name { return subcommand }
    return nil
  }
}

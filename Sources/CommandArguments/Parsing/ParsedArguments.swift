/// The typed options and operands of a command.
public struct ParsedArguments: Sendable, Hashable {
  /// The words without a dash, in order.
  public private(set) var operands: [String] = []
  private var options: [Occurrence] = []

  private struct Occurrence: Sendable, Hashable {
    var name: String
    var value: String
  }

  /// Creates empty arguments.
  public init() {}

  /// The value of an option; the last one if it occurs more than once.
  ///
  /// O(number of options typed).
  public subscript(option: CommandOption) -> String? {
    options.last { $0.name == option.name }?.value
  }

  /// All values of an option, in order.
  public func values(of option: CommandOption) -> [String] {
    options.compactMap { $0.name == option.name ? $0.value : nil }
  }

  /// Whether the option or flag occurs.
  public func contains(_ option: CommandOption) -> Bool {
    options.contains { $0.name == option.name }
  }

  /// The operands joined by spaces.
  public var joinedOperands: String {
    var text = ""
    for operand in operands { text += text.isEmpty ? operand : " " + operand }
    return text
  }

  mutating func append(operand: String) { operands.append(operand) }

  mutating func append(_ option: CommandOption, value: String) {
    options.append(Occurrence(name: option.name, value: value))
  }
}

/// A parsed command line.
public struct Invocation<Action: Sendable>: Sendable {
  /// The command at the end of `path`.
  public var command: Command<Action>
  /// The names of the commands down to this one, the program first.
  public var path: [String]
  /// The options that the command shares with those above it.
  public var sharedOptions: [CommandOption]
  /// The options and operands of the command.
  public var arguments: ParsedArguments
  /// Whether `-h` or `--help` occurs; `arguments` is then empty and unchecked.
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
    // A loop: the generic search would look up conformances at process start.
    for subcommand in command.subcommands where subcommand.name == name { return subcommand }
    return nil
  }
}

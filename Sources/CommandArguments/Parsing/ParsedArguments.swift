/// What was typed after a command's name, sorted into options and operands.
public struct ParsedArguments: Sendable, Hashable {
  /// What was typed without a dash, in order.
  public private(set) var operands: [String] = []
  private var options: [Occurrence] = []

  private struct Occurrence: Sendable, Hashable {
    var name: String
    var value: String
  }

  /// Nothing was typed.
  public init() {}

  /// The value of an option, the last one if it was given more than once.
  ///
  /// O(number of options typed).
  public subscript(option: CommandOption) -> String? {
    options.last { $0.name == option.name }?.value
  }

  /// Every value of an option, in the order typed.
  public func values(of option: CommandOption) -> [String] {
    options.compactMap { $0.name == option.name ? $0.value : nil }
  }

  /// Whether the option or flag was typed.
  public func contains(_ option: CommandOption) -> Bool {
    options.contains { $0.name == option.name }
  }

  /// All operands as one text, a space between them.
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

/// The content of a command's help, before its layout for a terminal or for `man`.
struct Manual {
  var title: String
  var usage: [String]
  var summary: Message
  var discussion: Message
  var examples: [CommandExample]
  /// Those of a command with operands tell what they can be, and come before them.
  var sections: [HelpSection]

  /// - Parameter isWhole: Whether it has the options for developers.
  init<Action>(_ invocation: Invocation<Action>, isWhole: Bool = true) {
    let command = invocation.command
    title = invocation.path.joined(separator: " ")
    usage = Manual.usage(of: command, title: title)
    summary = command.summary
    discussion = command.discussion
    examples = command.examples
    let options = command.options.filter { isWhole || !$0.isForDevelopers }
    let shared = (invocation.sharedOptions + [.help]).map(\.item)
    let heading: Message = command.options.isEmpty ? "Options" : "Global options"
    sections =
      Manual.commands(of: command) + (command.arguments.isEmpty ? [] : command.sections)
      + [
        HelpSection("Arguments", command.arguments.map { HelpSection.Item($0.name, $0.help) }),
        HelpSection("Options", options.map(\.item)),
        HelpSection(heading, invocation.path.count == 1 ? shared : []),
      ].filter { !$0.items.isEmpty } + (command.arguments.isEmpty ? command.sections : [])
  }

  private static func usage<Action>(of command: Command<Action>, title: String) -> [String] {
    var lines: [String] = []
    if command.action != nil {
      lines.append(
        ([title] + command.arguments.map(\.usage) + ["[options]"]).joined(separator: " "))
    }
    if !command.subcommands.isEmpty { lines.append("\(title) COMMAND [options]") }
    return lines
  }

  private static func commands<Action>(of command: Command<Action>) -> [HelpSection] {
    var sections: [HelpSection] = []
    for subcommand in command.subcommands {
      let declaration = subcommand.declaration()
      let term = ([subcommand.name] + declaration.arguments.map(\.usage)).joined(separator: " ")
      let item = HelpSection.Item(term, declaration.summary)
      if let index = sections.firstIndex(where: { $0.title == subcommand.group }) {
        sections[index].items.append(item)
      } else {
        sections.append(HelpSection(subcommand.group, [item]))
      }
    }
    return sections
  }
}

extension CommandOption {
  /// Every command has it.
  static let help = CommandOption("help", short: "h", help: "Show this help.")

  /// The option in the help's form: `-n, --dry-run` or `--at WHEN`.
  var item: HelpSection.Item {
    let short = (short.map { "-\($0), " } ?? "") + (shorter.map { "--\($0), " } ?? "")
    let operand = value.map { " \($0.name)" } ?? ""
    var text = help
    if case .oneOf(let allowed)? = value?.completion { text += " One of \(Message.list(allowed))." }
    if repeats { text += " May be repeated." }
    return HelpSection.Item("\(short)--\(name)\(operand)", text)
  }
}

extension CommandArgument {
  /// The argument in a usage line: `DRINK`, `[QUERY]`, `FILE...`.
  var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)..."
    case .any: "[\(name)...]"
    }
  }
}

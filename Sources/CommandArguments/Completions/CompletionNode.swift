/// A command as completions see it.
struct CompletionNode {
  /// The names that lead to it, without the program's own.
  var path: [String]
  var options: [CommandOption]
  var arguments: [CommandArgument]
  var subcommands: [(name: String, summary: String)]

  /// The path as one word for the tables of a script: `drinks add`, and `""` for the program.
  var key: String { path.joined(separator: " ") }

  /// The command and all commands below it, each before its own subcommands.
  static func all<Action>(of invocation: Invocation<Action>) -> [CompletionNode] {
    let command = invocation.command
    var below: [CompletionNode] = []
    var names: [(String, String)] = []
    for subcommand in command.subcommands {
      var next = invocation
      next.descend(to: subcommand)
      names.append((subcommand.name, next.command.summary))
      below += all(of: next)
    }
    let node = CompletionNode(
      path: Array(invocation.path.dropFirst()),
      options: command.options + invocation.sharedOptions + [.help],
      arguments: command.arguments, subcommands: names)
    return [node] + below
  }
}

extension CommandOption {
  /// The option's spellings with their dashes, the long one first.
  var spellings: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }
}

/// Text as one word of a POSIX shell, in single quotes.
func shellQuoted(_ text: String) -> String {
  "'" + text.replacing("'", with: "'\\''") + "'"
}

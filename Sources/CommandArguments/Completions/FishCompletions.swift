/// Writes completions for fish.
struct FishCompletions {
  let program: String
  let nodes: [CompletionNode]

  var script: String {
    """
    # fish completions for \(program); written by '\(program) completions fish'.
    function __\(program)_command
      set -l path
      for word in (commandline -opc)[2..-1]
        switch "$path $word"
    \(commandCases)
        end
      end
      echo "$path"
    end
    complete -c \(program) -f
    \(nodes.flatMap(completions).joined(separator: "\n"))

    """
  }

  private var commandCases: String {
    nodes.dropFirst().map { node in
      let parent = node.path.dropLast().joined(separator: " ")
      let pattern = quoted("\(parent) \(node.path.last ?? "")")
      return "      case \(pattern)\n        set path \(quoted(node.key))"
    }.joined(separator: "\n")
  }

  private func completions(of node: CompletionNode) -> [String] {
    let condition = "test \"$(__\(program)_command)\" = \(quoted(node.key))"
    let start = "complete -c \(program) -n \(quoted(condition))"
    let subcommands = node.subcommands.map {
      "\(start) -a \(quoted($0.name)) -d \(quoted($0.summary))"
    }
    let arguments = node.arguments.prefix(1).compactMap { offer($0.completion) }.map { start + $0 }
    let options = node.options.map { option in
      let letter = option.short.map { " -s \($0)" } ?? ""
      let value = option.value.map { " -r" + (offer($0.completion) ?? "") } ?? ""
      return "\(start) -l \(option.name)\(letter)\(value) -d \(quoted(option.help))"
    }
    return subcommands + arguments + options
  }

  private func offer(_ values: CompletionKind) -> String? {
    switch values {
    case .any: nil
    case .oneOf(let words): " -a " + quoted(words.joined(separator: " "))
    case .file: " -F"
    case .lines(let words):
      " -a "
        + quoted("(" + ([program] + words).map(quoted).joined(separator: " ") + " 2>/dev/null)")
    }
  }

  /// Text as one word of fish, which knows `\\` and `\'` inside single quotes.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}

/// Writes completions for zsh: one function a command, called by the one above it.
struct ZshCompletions {
  let program: String
  let nodes: [CompletionNode]

  var script: String {
    """
    #compdef \(program)
    # zsh completions for \(program); written by '\(program) completions zsh'.
    \(nodes.map(function).joined(separator: "\n"))
    if [[ ${funcstack[1]} == _\(program) ]]; then
      _\(program) "$@"
    else
      compdef _\(program) \(program)
    fi

    """
  }

  private func name(_ path: [String]) -> String {
    (["_\(program)"] + path).joined(separator: "_")
  }

  private func function(_ node: CompletionNode) -> String {
    let options = node.options.map(specification)
    guard !node.subcommands.isEmpty else {
      let words = node.arguments.enumerated().map { index, argument in
        specification(argument, at: index + 1)
      }
      return """
        \(name(node.path))() {
          _arguments -s : \(join(options + words))
        }
        """
    }
    let descriptions = node.subcommands.map {
      shellQuoted($0.name + ":" + $0.summary)
    }
    let cases = node.subcommands.map { "    \($0.name)) \(name(node.path + [$0.name])) ;;" }
    return """
      \(name(node.path))() {
        local curcontext="$curcontext" state line
        local -a commands=(\(descriptions.joined(separator: " ")))
        _arguments -s -C : \(join(options + ["'1: :->command'", "'*:: :->rest'"]))
        case $state in
          command) _describe command commands ;;
          rest) case $words[1] in
      \(cases.joined(separator: "\n"))
          esac ;;
        esac
      }
      """
  }

  private func join(_ specifications: [String]) -> String {
    specifications.joined(separator: " \\\n    ")
  }

  /// `'(-n --dry-run)'{-n,--dry-run}'[help]:VALUE:action'`, as `_arguments` reads it.
  private func specification(_ option: CommandOption) -> String {
    let prefix = option.repeats ? "*" : "(\(option.spellings.joined(separator: " ")))"
    let spellings = option.spellings.map {
      $0.hasPrefix("--") && option.value != nil ? $0 + "=" : $0
    }
    let names = spellings.count == 1 ? spellings[0] : "{\(spellings.joined(separator: ","))}"
    let value = option.value.map { ":\(escaped($0.name)):\(action($0.completion))" } ?? ""
    return shellQuoted(prefix) + names + shellQuoted("[\(escaped(option.help))]\(value)")
  }

  private func specification(_ argument: CommandArgument, at index: Int) -> String {
    let rest = argument.count == .any || argument.count == .oneOrMore
    let position = rest ? "*" : "\(index)"
    return shellQuoted("\(position):\(escaped(argument.name)):\(action(argument.completion))")
  }

  private func action(_ values: CompletionKind) -> String {
    switch values {
    case .any: " "
    case .oneOf(let words): "(\(words.joined(separator: " ")))"
    case .file: "_files"
    case .lines(let words):
      "{compadd -- ${(f)\"$(\(line(words)) 2>/dev/null)\"}}"
    }
  }

  /// The command line that prints what is offered.
  private func line(_ words: [String]) -> String {
    ([program] + words).map(shellQuoted).joined(separator: " ")
  }

  /// Text inside a specification, where colons and brackets have a meaning.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if ":[]\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}

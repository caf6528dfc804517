/// Writes completions for bash.
struct BashCompletions {
  let program: String
  let nodes: [CompletionNode]

  var script: String {
    let function = "_\(program)"
    return """
      # bash completions for \(program); written by '\(program) completions bash'.
      \(function)_offer() {
        local word
        for word in "$@"; do
          [[ $word == "$current"* ]] && COMPREPLY+=("$(printf '%q' "$word")")
        done
      }
      \(function)_lines() {
        local line
        while IFS= read -r line; do \(function)_offer "$line"; done < <("$@" 2>/dev/null)
      }
      \(function)_files() {
        local line
        while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$current")
      }
      \(function)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous= command= index
        ((COMP_CWORD > 0)) && previous=${COMP_WORDS[COMP_CWORD - 1]}
        if [[ $current == = ]]; then
          current=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          case "$command ${COMP_WORDS[index]}" in
      \(commandCases)
          esac
        done
        COMPREPLY=()
        case "$command $previous" in
      \(optionCases)
        esac
        case "$command" in
      \(wordCases)
        esac
      }
      complete -F \(function) \(program)

      """
  }

  private var commandCases: String {
    lines(
      nodes.dropFirst().map { node in
        let parent = node.path.dropLast().joined(separator: " ")
        return "      \(shellQuoted("\(parent) \(node.path.last ?? "")"))) "
          + "command=\(shellQuoted(node.key)) ;;"
      })
  }

  /// After an option with a value: what to offer, and nothing else.
  private var optionCases: String {
    lines(
      nodes.flatMap { node in
        node.options.compactMap { option in
          option.value.map { value in
            let patterns = option.spellings.map { shellQuoted("\(node.key) \($0)") }
            return "    \(patterns.joined(separator: "|"))) "
              + "\(offer(value.completion) ?? ":"); return ;;"
          }
        }
      })
  }

  private var wordCases: String {
    lines(
      nodes.map { node in
        let spellings = node.options.flatMap(\.spellings).map(shellQuoted)
        let words = node.subcommands.map { shellQuoted($0.name) }
        var offers = words.isEmpty ? [] : ["_\(program)_offer \(words.joined(separator: " "))"]
        offers += node.arguments.prefix(1).compactMap { offer($0.completion) }
        return """
              \(shellQuoted(node.key)))
                if [[ $current == -* ]]; then
                  _\(program)_offer \(spellings.joined(separator: " "))
                else
                  \(offers.isEmpty ? ":" : offers.joined(separator: "; "))
                fi ;;
          """
      })
  }

  private func offer(_ values: CompletionKind) -> String? {
    switch values {
    case .any: nil
    case .oneOf(let words):
      "_\(program)_offer " + words.map(shellQuoted).joined(separator: " ")
    case .file: "_\(program)_files"
    case .lines(let words):
      "_\(program)_lines " + ([program] + words).map(shellQuoted).joined(separator: " ")
    }
  }

  private func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}

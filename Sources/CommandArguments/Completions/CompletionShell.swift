/// A shell with programmable completions.
public enum CompletionShell: String, Sendable, CaseIterable {
  /// GNU bash, version 3.2 and later.
  case bash
  /// The Z shell, with its `compsys` completions.
  case zsh
  /// fish, version 3.1 and later.
  case fish
}

extension Command {
  /// A script that makes a shell ask this program for completions.
  ///
  /// At each Tab the shell calls the program with `words` and the typed line, and reads
  /// ``Completion/lines(adding:in:)`` of ``completion(of:)``. It never evaluates the answer as code.
  public func completions(for shell: CompletionShell, asking words: [String]) -> String {
    let question = ([name] + words).map(shellQuoted).joined(separator: " ")
    return switch shell {
    case .bash: bashScript(question)
    case .zsh: zshScript(question)
    case .fish: fishScript(question)
    }
  }

  /// bash ends a word at `=` and at `:`, and quotes no completions: a word is quoted here as the
  /// opened quote asks, so that nothing in it is run.
  private func bashScript(_ question: String) -> String {
    """
    # bash completions for \(name); written by '\(name) completions bash'.
    _\(name)() {
      local word help mark typed=${COMP_WORDS[COMP_CWORD]} whole=${COMP_LINE:0:COMP_POINT}
      whole=${whole##* }
      COMPREPLY=()
      while IFS=$'\\t' read -r word help; do
        if [[ -z $word ]]; then
          compopt -o filenames 2>/dev/null
          while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$typed")
          continue
        fi
        [[ $word == --*=* && $typed != --* ]] && word=${word#*=}
        [[ $typed == : || $typed != *:* ]] && word=${word#"${whole%"${whole##*:}"}"}
        case $typed in
          \\"*)
            for mark in \\\\ '"' '$' '`'; do word=${word//"$mark"/\\\\"$mark"}; done
            word=${word//'!'/\\"\\'!\\'\\"}
            ;;
          \\'*) word=${word//\\'/\\'\\\\\\'\\'} ;;
          *) printf -v word %q "$word" ;;
        esac
        COMPREPLY+=("$word")
      done < <(\(question) "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
    }
    complete -F _\(name) \(name)

    """
  }

  private func zshScript(_ question: String) -> String {
    """
    #compdef \(name)
    # zsh completions for \(name); written by '\(name) completions zsh'.
    _\(name)() {
      local word help
      local -a found shown
      while IFS=$'\\t' read -r word help; do
        if [[ -z $word ]]; then
          _files
        else
          found+=("$word")
          shown+=("$word${help:+  -- $help}")
        fi
      done < <(\(question) "${(j: :)words[1,CURRENT-1]} $QIPREFIX$PREFIX" 2>/dev/null)
      local anyCase='m:{[:lower:][:upper:]}={[:upper:][:lower:]}'
      (( $#found )) && compadd -V \(name) -M $anyCase -l -d shown -a found
    }
    if [[ ${funcstack[1]} == _\(name) ]]; then
      _\(name) "$@"
    else
      compdef _\(name) \(name)
    fi

    """
  }

  private func fishScript(_ question: String) -> String {
    """
    # fish completions for \(name); written by '\(name) completions fish'.
    function __\(name)_offers
      for line in (\(question) (commandline -cp | string collect) 2>/dev/null)
        if test -z "$line"
          __fish_complete_path (commandline -ct)
        else
          printf '%s\\n' $line
        end
      end
    end
    complete -c \(name) -f -k -a '(__\(name)_offers)'

    """
  }
}

/// Quotes a text as one word of a POSIX shell.
package func shellQuoted(_ text: String) -> String {
  "'" + text.replacing("'", with: "'\\''") + "'"
}

/// A line of words for a POSIX shell, quoted where the shell would read them otherwise.
package func shellLine(_ words: some Sequence<some StringProtocol>) -> String {
  words.map { word in
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-.:,+=@%/_".contains($0) }
    return isPlain && !word.isEmpty ? String(word) : shellQuoted(String(word))
  }
  .joined(separator: " ")
}

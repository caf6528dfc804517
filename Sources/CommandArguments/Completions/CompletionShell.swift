/// A shell that completions can be written for.
public enum CompletionShell: String, Sendable, CaseIterable {
  /// GNU bash, version 3.2 and later.
  case bash
  /// The Z shell, with its `compsys` completions.
  case zsh
  /// fish, version 3 and later.
  case fish
}

extension Command {
  /// A script that teaches a shell to complete this program's command line.
  ///
  /// Words offered by `CompletionKind.lines(of:)` are never evaluated by the shell, whatever they contain.
  public func completions(for shell: CompletionShell) -> String {
    let nodes = CompletionNode.all(of: Invocation(self))
    return switch shell {
    case .bash: BashCompletions(program: name, nodes: nodes).script
    case .zsh: ZshCompletions(program: name, nodes: nodes).script
    case .fish: FishCompletions(program: name, nodes: nodes).script
    }
  }
}

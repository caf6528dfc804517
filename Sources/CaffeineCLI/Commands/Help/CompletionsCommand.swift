import CommandArguments

/// `caffeine completions`: what teaches a shell this command line.
enum CompletionsCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "completions", summary: "Print completions for a shell.",
      arguments: [
        Argument("SHELL", from: .oneOf(Shell.allCases.map(\.rawValue)), help: "The shell.")
      ],
      examples: [
        Example("source <(caffeine completions bash)", "For this bash."),
        Example("caffeine completions fish | source", "For this fish."),
        Example("caffeine completions zsh > ~/.zfunc/_caffeine", "For zsh, in its fpath."),
      ], action: CommandAction(run))
  }

  @MainActor private static func run(_ session: Session) throws(Failure) {
    guard !session.wantsJSON else {
      throw Failure(.wrongUse, "This is text; there is no JSON of it.", advice: "Leave --json out.")
    }
    guard let shell = session.arguments.first.flatMap(Shell.init) else { return }
    session.write(Command.caffeine.completions(for: shell))
  }
}

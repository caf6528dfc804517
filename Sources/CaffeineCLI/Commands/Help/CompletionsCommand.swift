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
        Example("source <(caffeine completions bash)", "Load them into this bash."),
        Example("caffeine completions fish | source", "Load them into this fish."),
        Example(
          "caffeine completions zsh > ~/.zfunc/_caffeine", "Save them in a folder of zsh's fpath."),
      ], action: CommandAction(run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    guard !context.wantsJSON else {
      throw Failure(.wrongUse, "This command prints text only.", advice: "Leave out --json.")
    }
    guard let shell = context.arguments.first.flatMap(Shell.init) else {
      throw Failure(.bug, "The name of a shell was not checked.")
    }
    context.printer.write(Command.caffeine.completions(for: shell))
  }
}

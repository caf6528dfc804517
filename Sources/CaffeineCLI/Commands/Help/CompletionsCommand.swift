import CommandArguments

/// `caffeine completions`: what teaches a shell this command line.
enum CompletionsCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "completions", summary: "Print completions for a shell.",
      arguments: [
        CommandArgument(
          "SHELL", from: .oneOf(CompletionShell.allCases.map(\.rawValue)), help: "The shell.")
      ],
      examples: [
        CommandExample("source <(caffeine completions bash)", "Load them into this bash."),
        CommandExample("caffeine completions fish | source", "Load them into this fish."),
        CommandExample(
          "caffeine completions zsh > ~/.zfunc/_caffeine", "Save them in a folder of zsh's fpath."),
      ], action: CommandAction(run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    try context.refuseJSON(for: "This command")
    guard let shell = context.arguments.operands.first.flatMap(CompletionShell.init) else {
      throw Failure(.bug, "The name of a shell was not checked.")
    }
    context.printer.write(Command.caffeine.completions(for: shell))
  }
}

import CommandArguments

/// `caffeine completions`: prints a shell's completion script.
enum CompletionsCommand {
  static let line = CommandOption(
    "line", value: "TEXT", help: "Print what may come next in TEXT; the shells' scripts ask so.")

  static var declaration: Command<CommandAction> {
    let shells = CompletionShell.allCases.map(\.rawValue)
    return Command(
      name: "completions", summary: "Print completions for a shell.",
      arguments: [CommandArgument("SHELL", .optional, from: .oneOf(shells), help: "The shell.")],
      options: [line],
      examples: [
        CommandExample("source <(caffeine completions bash)", "Load them into this bash."),
        CommandExample("caffeine completions fish | source", "Load them into this fish."),
        CommandExample(
          "caffeine completions zsh > ~/.zfunc/_caffeine", "Save them in a folder of zsh's fpath."),
      ], action: CommandAction(run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    try context.refuseJSON(for: "This command")
    if let line = context.arguments[line] {
      try context.refuse(context.arguments.operands.first, with: Self.line)
      let completion = Command.caffeine.completion(of: line)
      let further = Lookup.candidates(for: completion, in: context.surroundings)
      return context.printer.write(completion.lines(adding: further, in: context.printer.language))
    }
    guard let shell = context.arguments.operands.first.flatMap(CompletionShell.init) else {
      throw Failure(.wrongUse, "SHELL is missing.", advice: "Write bash, zsh or fish.")
    }
    context.printer.write(
      Command.caffeine.completions(for: shell, asking: ["completions", "--line"]))
  }
}

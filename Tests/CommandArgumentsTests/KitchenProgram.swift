import CommandArguments

/// A program that uses everything a declaration can say.
enum KitchenProgram {
  static let json = CommandOption("json", short: "j", help: "Print one JSON object.")
  static let zone = CommandOption("zone", value: "ID", help: "The zone to show times in.")
  static let heat = CommandOption(
    "heat", value: "LEVEL", from: .oneOf(["low", "medium", "high"]), help: "How hot.")
  static let spice = CommandOption(
    "spice", short: "s", value: "NAME", repeats: true, help: "Add it.")
  static let recipe = CommandOption("recipe", value: "FILE", from: .file, help: "Read it.")

  static let root = Command(
    name: "kitchen", summary: "Cook.",
    discussion: "First paragraph.\n\nSecond: a 'quote' \\ -dash.",
    sharedOptions: [json, zone],
    subcommands: [
      Subcommand("cook", group: "Daily") { cook },
      Subcommand("shelf", group: "Store") { shelf },
    ],
    examples: [CommandExample("kitchen cook soup --heat low", "Simmers it.")],
    sections: [HelpSection("Exit status", [.init("0", "Done."), .init("64", "Usage error.")])],
    action: "kitchen")

  static var cook: Command<String> {
    Command(
      name: "cook", summary: "Make a dish from what there is.",
      arguments: [
        CommandArgument("DISH", from: .lookup("dishes"), help: "What to make."),
        CommandArgument("GUEST", .any, help: "Who eats."),
      ],
      options: [heat, spice, recipe], action: "cook")
  }

  static var shelf: Command<String> {
    Command(
      name: "shelf", summary: "What is in store.",
      subcommands: [
        Subcommand("names") {
          Command(name: "names", summary: "One name a line.", action: "shelf names")
        },
        Subcommand("add") {
          Command(
            name: "add", summary: "Put something there.",
            arguments: [CommandArgument("THING", .oneOrMore, help: "What.")], action: "shelf add")
        },
      ])
  }
}

import CommandArguments

enum ConfigCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "config", summary: "Show and change the settings.",
      subcommands: [
        Subcommand("get") {
          Command(
            name: "get", summary: "Print the value of a setting.", arguments: [key],
            action: CommandAction(runGet))
        },
        Subcommand("set") { set },
        Subcommand("edit") {
          Command(
            name: "edit", summary: "Edit the settings in VISUAL or EDITOR (default: vi).",
            action: CommandAction(needsSettings: false, runEdit))
        },
        Subcommand("unset") {
          Command(
            name: "unset", summary: "Reset a setting to its default.", arguments: [key],
            action: CommandAction(runUnset))
        },
      ], action: CommandAction(isLong: true, runList))
  }

  private static var set: Command<CommandAction> {
    Command(
      name: "set", summary: "Change a setting.",
      arguments: [
        key,
        CommandArgument("VALUE", .oneOrMore, from: .known(.settingValues), help: "The new value."),
      ],
      examples: [
        CommandExample("caffeine config set bedtime 23:00", "When you go to bed."),
        CommandExample(
          "caffeine config set half-life 6", "The hours your body takes to clear half."),
      ], action: CommandAction(runSet))
  }

  private static var key: CommandArgument {
    CommandArgument("KEY", from: .oneOf(Setting.all.map(\.name)), help: "The name of the setting.")
  }
}

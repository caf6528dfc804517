import CommandArguments

enum ForecastCommand {
  static let hours = CommandOption(
    "hours", value: "N", help: "Show a row per hour for so many hours (default: 12).")
  static let table = CommandOption("table", help: "Show a row per hour instead of the curve.")
  static let hypothesis = CommandOption(
    "if", value: "DRINK [at WHEN]", from: .known(.drinks), repeats: true,
    help: "Add this drink, as if you had it; a time alone is today's. --json lists it as "
      + "hypothetical.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "forecast", summary: "Show the level over the next hours.",
      options: [hours, hypothesis, table],
      examples: [
        CommandExample("caffeine forecast --hours 8", "A row for each of the next eight hours."),
        CommandExample(
          "caffeine forecast --if \"espresso at 16:00\"", "What one more would change."),
      ], action: CommandAction(run))
  }
}

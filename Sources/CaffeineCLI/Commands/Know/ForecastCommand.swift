import CommandArguments

/// `caffeine forecast`: the level over the next hours.
enum ForecastCommand {
  static let hours = Option("hours", value: "N", help: "How far to look; 12 unless said.")
  static let step = Option(
    "step", value: "DURATION", help: "The time between two points; 1h unless said.")
  static let hypothesis = Option(
    "if", value: "DRINK [at WHEN]", repeats: true, help: "As if this were had too.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "forecast", summary: "Tell the level over the next hours.",
      options: [hours, step, hypothesis],
      examples: [
        Example("caffeine forecast --hours 8 --step 30m", "The next eight hours."),
        Example("caffeine forecast --if \"espresso at 16:00\"", "What one more would do."),
      ], action: CommandAction(run))
  }
}

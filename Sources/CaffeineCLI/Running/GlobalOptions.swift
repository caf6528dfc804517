import CommandArguments

/// The options of every command.
enum GlobalOptions {
  static let json = CommandOption("json", help: "Print one JSON object, for other programs.")
  static let now = CommandOption(
    "now", value: "INSTANT", help: "Use this time instead of now, such as 2026-11-21T08:30:00Z.")
  static let timeZone = CommandOption(
    "time-zone", value: "ID", help: "The time zone to use, such as Europe/Berlin.")
  static let locale = CommandOption(
    "locale", value: "ID", help: "The format of times and dates, such as de_DE.")
  static let color = CommandOption(
    "color", value: "WHEN", from: .oneOf(["auto", "always", "never"]),
    help: "When to use colours (default: auto).")
  static let yes = CommandOption(
    "yes", short: "y", help: "Do it without a question: far more than usual, old, or from a link.")
  static let quiet = CommandOption("quiet", short: "q", help: "Do not confirm changes.")

  static let all = [json, yes, now, timeZone, locale, color, quiet]
}

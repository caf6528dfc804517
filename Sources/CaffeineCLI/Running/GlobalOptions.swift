import CommandArguments

/// The options every command takes.
enum GlobalOptions {
  static let json = Option("json", help: "Print one JSON object, for other programs.")
  static let now = Option(
    "now", value: "INSTANT", help: "Use this time instead of now, such as 2026-11-21T08:30:00Z.")
  static let timeZone = Option(
    "time-zone", value: "ID", help: "The time zone to use, such as Europe/Berlin.")
  static let locale = Option(
    "locale", value: "ID", help: "The format of times and dates, such as de_DE.")
  static let color = Option(
    "color", value: "WHEN", from: .oneOf(["auto", "always", "never"]),
    help: "When to use colours (default: auto).")
  static let quiet = Option("quiet", letter: "q", help: "Print nothing but errors.")

  static let all = [json, now, timeZone, locale, color, quiet]
}

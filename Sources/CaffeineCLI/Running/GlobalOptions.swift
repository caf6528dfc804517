import CommandArguments

/// The options every command takes.
enum GlobalOptions {
  static let json = Option("json", help: "Print one JSON object, for other programs.")
  static let now = Option(
    "now", value: "INSTANT", help: "Take this for the time, as 2026-11-21T08:30:00Z.")
  static let timeZone = Option(
    "time-zone", value: "ID", help: "Show and read times there, as Europe/Berlin.")
  static let locale = Option(
    "locale", value: "ID", help: "Write times and dates as there, as de_DE.")
  static let color = Option(
    "color", value: "WHEN", from: .oneOf(["auto", "always", "never"]), help: "Use colours.")
  static let quiet = Option("quiet", letter: "q", help: "Print nothing but errors.")

  static let all = [json, now, timeZone, locale, color, quiet]
}

import CaffeineStore
import CommandArguments

/// `caffeine export`: all drinks for other programs.
enum ExportCommand {
  static let to = CommandOption(
    "to", value: "FORMAT", from: .oneOf(ExportFormat.allCases.map(\.rawValue)),
    help: "The format (default: csv).")

  static var declaration: Command<CommandAction> {
    Command(
      name: "export", summary: "Print all logged drinks for other programs.",
      discussion: "In CSV, text that a spreadsheet would run as a formula gets a leading quote; "
        + "'caffeine import' removes it.",
      options: [to],
      examples: [CommandExample("caffeine export --to json > drinks.json", "Everything, as JSON.")],
      action: CommandAction(run))
  }
}

import CaffeineStore
import CommandArguments

/// `caffeine export`: all drinks for other programs.
enum ExportCommand {
  static let to = Option(
    "to", value: "FORMAT", from: .oneOf(ExportFormat.allCases.map(\.rawValue)),
    help: "The format; csv unless said.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "export", summary: "Print all drinks for other programs.",
      discussion: "CSV has text that a spreadsheet would take for a formula marked with a quote; "
        + "'caffeine import' takes the mark off again.",
      options: [to],
      examples: [Example("caffeine export --to json > drinks.json", "Everything, as JSON.")],
      action: CommandAction(run))
  }
}

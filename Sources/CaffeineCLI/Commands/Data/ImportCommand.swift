import CaffeineStore
import CommandArguments

enum ImportCommand {
  static let from = CommandOption(
    "from", value: "FORMAT", from: .oneOf(ImportFormat.allCases.map(\.rawValue)),
    help: "The format of the file (default: detected from its content).")
  static let dateOrder = CommandOption(
    "date-order", value: "ORDER", from: .oneOf(DateOrder.allCases.map(\.rawValue)),
    help: "How to read dates such as 3/4/2026 (default: as the file or your locale tells).")
  static let dryRun = CommandOption(
    "dry-run", short: "n", help: "Show what would be imported; change nothing.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "import", summary: "Import drinks from a file.",
      discussion: "Importing a file again adds nothing. Times without a zone are read in your time "
        + "zone, or in that of --time-zone. All dates of a file are read in one order: a date such "
        + "as 12/31/2026 decides it, else your locale; where that is unclear, nothing is imported "
        + "and you are asked for --date-order. An entry without mg "
        + "of caffeine has those of its drink, as log reads it. Columns with unknown names are "
        + "ignored and listed.",
      arguments: [
        CommandArgument("FILE", from: .file, help: "The file to import; - reads standard input.")
      ],
      options: [from, dateOrder, dryRun],
      examples: [
        CommandExample("caffeine import export.xml", "From Apple Health."),
        CommandExample("caffeine import coffee.csv --dry-run", "Preview it first."),
      ], action: CommandAction(needsSettings: false, run))
  }
}

import CaffeineStore
import CommandArguments

/// `caffeine import`: drinks from other programs.
enum ImportCommand {
  static let from = CommandOption(
    "from", value: "FORMAT", from: .oneOf(ImportFormat.allCases.map(\.rawValue)),
    help: "The format of the file (default: detected from its content).")
  static let dryRun = CommandOption(
    "dry-run", short: "n", help: "Show what would be imported; change nothing.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "import", summary: "Import drinks from a file.",
      discussion: "Importing a file again adds nothing. Times without a zone are read in your time "
        + "zone, or in that of --time-zone.",
      arguments: [
        CommandArgument("FILE", from: .file, help: "The file to import; - reads standard input.")
      ],
      options: [from, dryRun],
      examples: [
        CommandExample("caffeine import export.xml", "From Apple Health."),
        CommandExample("caffeine import coffee.csv --dry-run", "Preview it first."),
      ], action: CommandAction(needsSettings: false, run))
  }
}

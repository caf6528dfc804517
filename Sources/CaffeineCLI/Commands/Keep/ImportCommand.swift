import CaffeineStore
import CommandArguments

/// `caffeine import`: drinks from other programs.
enum ImportCommand {
  static let from = Option(
    "from", value: "FORMAT", from: .oneOf(ImportFormat.allCases.map(\.rawValue)),
    help: "What the file is; told from its content unless said.")
  static let dryRun = Option(
    "dry-run", letter: "n", help: "Show what would come in, change nothing.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "import", summary: "Take in drinks from a file.",
      discussion: "Importing a file twice adds nothing. Times without a zone are read in the zone "
        + "here, or that of --time-zone.",
      arguments: [Argument("FILE", from: .file, help: "The file; - is standard input.")],
      options: [from, dryRun],
      examples: [
        Example("caffeine import export.xml", "From Apple Health."),
        Example("caffeine import coffee.csv --dry-run", "Look first."),
      ], action: CommandAction(run))
  }
}

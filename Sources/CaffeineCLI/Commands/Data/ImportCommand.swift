import CaffeineStore
import CommandArguments

enum ImportCommand {
  static let column = CommandOption(
    "column", value: "NAME=HEADER", repeats: true,
    help: "The header of a column that is called otherwise, such as milligrams=\"Caffeine (mg)\".")
  static let dateFormat = CommandOption(
    "date-format", value: "FORMAT",
    help:
      "How dates are written, as strptime has it, such as \"%d.%m.%Y %H:%M\" (default: ISO 8601).")
  static let unit = CommandOption(
    "unit", value: "UNIT", from: .oneOf(ImportLayout.Unit.allCases.map(\.rawValue)),
    help: "The unit of the milligrams column (default: mg).")
  static let dryRun = CommandOption(
    "dry-run", short: "n", help: "Show what would be imported; change nothing.")

  static var declaration: Command<CommandAction> {
    let names = ImportColumn.named.map(\.rawValue).joined(separator: ", ")
    return Command(
      name: "import", summary: "Import drinks from a file.",
      discussion:
        "Reads what 'caffeine export' writes, Apple Health's export.xml, and any CSV or JSON "
        + "list whose columns have these names, or are given them by --column: \(names). "
        + "Importing a file again adds nothing. Numbers have no unit; times without a zone are "
        + "read in your time zone, or in that of --time-zone. Where no column is milligrams, a "
        + "drink has those that log gives it. over and off are in seconds. Columns that are not "
        + "taken are listed, and rows that are skipped are counted, with the first of each reason.",
      arguments: [
        CommandArgument("FILE", from: .file, help: "The file to import; - reads standard input.")
      ],
      options: [column, dateFormat, unit, dryRun],
      examples: [
        CommandExample("caffeine import export.xml", "From Apple Health."),
        CommandExample(
          "caffeine import a.csv -n --column name=Drink --column milligrams=Caffeine",
          "Preview a table with other headers."),
      ], action: CommandAction(needsSettings: false, run))
  }
}

import CaffeineStore
import CommandArguments
import TextWidgetKit

/// `caffeine` alone: the dashboard, which is the large widget.
enum DashboardCommand {
  static let version = CommandOption("version", help: "Print the version.")

  @MainActor static func run(_ context: CommandContext) throws(Failure) {
    if context.arguments.contains(version) {
      return context.wantsJSON
        ? context.printer.print(.object([("version", .string(CaffeineCommand.version))]))
        : context.printer.print("caffeine \(CaffeineCommand.version)")
    }
    if context.wantsJSON {
      return context.printer.print(.object(try context.report().members))
    }
    var request = try WidgetRequest(in: context, standardFamily: .systemLarge)
    let size = request.presentation.family.cellSize
    if context.printer.columns < size.columns {
      // The curve takes 34 columns and the container 4; without it the large rows stand empty.
      let rows = context.printer.columns < 38 ? WidgetFamily.systemSmall.cellSize.rows : size.rows
      request.presentation.size = CellSize(columns: context.printer.columns, rows: rows)
    }
    context.printer.print(
      try request.drawing(in: context).text(
        as: context.printer.standardFormat, of: request, in: context))
    context.printBedtimeRemark(for: request.preferences)
  }
}

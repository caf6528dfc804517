import CaffeineDomain
import CaffeineStore
import CaffeineWidgets
import CommandArguments
import TextWidgetKit

/// `caffeine` alone: the dashboard, which is the large widget, or on a terminal one as wide as that
/// and no wider than the extra large one.
enum DashboardCommand {
  static let version = CommandOption("version", help: "Print the version.")

  private static let widest = CellSize(
    columns: WidgetFamily.systemExtraLarge.cellSize.columns,
    rows: WidgetFamily.systemLarge.cellSize.rows)

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
    if let limit = context.printer.limit {
      request.presentation.size = Self.widest
      request.fit(columns: limit)
    }
    context.printer.draw(
      try request.drawing(in: context).text(
        as: context.printer.standardFormat, of: request, in: context))
    let source = request.source
    if let emergency = source.emergency { context.printer.print(emergency, .warning) }
    for text in source.profile.cautionTexts { context.printer.print(text) }
    if source.emergency == nil { context.printBedtimeRemark(for: request.preferences) }
  }
}

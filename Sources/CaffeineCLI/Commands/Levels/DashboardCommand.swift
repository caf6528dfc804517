import CaffeineDomain
import CaffeineStore
import CaffeineWidgets
import CommandArguments
import TextWidgetKit

/// `caffeine` alone: the dashboard, which is the large widget, or on a terminal one that fills it, from
/// 120 columns on with the nights of some weeks.
enum DashboardCommand {
  static let version = CommandOption("version", help: "Print the version.")

  /// The widest and highest terminal that is filled.
  private static let widest = CellSize(columns: 250, rows: 70)

  @MainActor static func run(_ context: CommandContext) throws(Failure) {
    if context.arguments.contains(version) {
      return context.wantsJSON
        ? context.printer.print(.object([("version", .string(CaffeineCommand.version))]))
        : context.printer.print("caffeine \(CaffeineCommand.version)")
    }
    if context.wantsJSON {
      return context.printer.print(.object(try context.report().members))
    }
    guard let limit = context.printer.limit else {
      return try show(try WidgetRequest(in: context, standardFamily: .systemLarge), in: context)
    }
    let columns = min(limit, widest.columns)
    var request = try WidgetRequest(
      in: context, standardFamily: .systemExtraLarge, weeks: columns < 120 ? 0 : 6)
    // The prompt takes the row below.
    let rows = context.printer.rowLimit.map {
      min(max($0 - 1 - noteCount(of: request, in: context), 1), widest.rows)
    }
    let standard = WidgetFamily.systemLarge.cellSize
    // Where nobody knows the rows, a card that is too narrow for the curve is low.
    request.presentation.size = CellSize(
      columns: columns,
      rows: rows ?? (columns < 38 ? WidgetFamily.systemSmall.cellSize : standard).rows)
    try show(request, in: context)
  }

  @MainActor private static func show(
    _ request: WidgetRequest, in context: CommandContext
  ) throws(Failure) {
    context.printer.draw(
      try request.drawing(in: context).text(
        as: context.printer.standardFormat, of: request, in: context))
    let source = request.source
    if let emergency = source.emergency { context.printer.print(emergency, .warning) }
    for text in source.profile.cautionTexts { context.printer.print(text) }
    if source.emergency == nil { context.printBedtimeRemark(for: request.preferences) }
  }

  /// How many lines stand below the widget.
  @MainActor private static func noteCount(of request: WidgetRequest, in context: CommandContext)
    -> Int
  {
    let source = request.source
    let texts =
      [source.emergency].compactMap(\.self) + source.profile.cautionTexts
      + (source.emergency == nil ? context.bedtimeRemark(for: request.preferences) : [])
    return texts.reduce(0) { $0 + context.printer.wrapped($1).count }
  }
}

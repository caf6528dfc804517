import CaffeineDomain
import CaffeineWidgets
import CommandArguments
import TextUI
import WidgetHosting

extension CommandContext {
  /// Prints the level over time, perhaps beside that `without` a hypothetical drink, if pictures are
  /// wanted and there is something to draw.
  func printPicture(
    of report: StatusReport, without: StatusReport? = nil, columns: Int, rows: Int
  ) throws(Failure) {
    guard printer.hasPictures else { return }
    let picture = LevelPicture(
      of: report.forecast, lowCareful: report.forecast.belowLimitCarefulAt,
      isBound: report.isIncomplete, over: without?.forecast)
    let environment = try widgetEnvironment()
    let grid = CellRenderer(
      content: picture, columns: min(printer.columns, columns), rows: rows,
      environment: environment
    ).render().grid.limited(to: printer.glyphSet)
    guard grid.plain().contains(where: { !$0.isWhitespace }) else { return }
    let options = printer.standardOutput.ansiOptions(TerminalPalette(environment.colorScheme))
    printer.draw(printer.colorDepth == nil ? grid.plain() : grid.ansi(options))
  }
}

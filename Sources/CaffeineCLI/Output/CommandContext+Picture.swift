import CaffeineDomain
import CaffeineWidgets
import TextUI
import WidgetHosting

extension CommandContext {
  /// Prints the level over time, with `base` as the curve without a hypothetical drink, if pictures
  /// are wanted and there is something to draw.
  func printPicture(
    of report: StatusReport, over base: StatusReport? = nil, columns: Int, rows: Int
  ) throws(Failure) {
    let forecast = report.forecast
    guard printer.hasPictures, forecast.peak.amount.wholeMilligrams > 0 else { return }
    let picture = LevelPicture(
      of: forecast, lowCareful: report.isIncomplete ? nil : forecast.belowLimitCarefulAt,
      isBound: report.isIncomplete, over: base?.forecast)
    let environment = try widgetEnvironment()
    let grid = CellRenderer(
      content: picture, columns: min(printer.columns, columns), rows: rows,
      environment: environment
    ).render().grid
    printer.draw(
      printer.standardOutput.text(
        of: grid, as: printer.isColored ? .ansi : .plain, in: environment.colorScheme))
  }
}

import CaffeineDomain
import CaffeineStore
import CaffeineWidgets
import TextCells
import CommandArguments
import TextUI
import WidgetHosting

extension CommandContext {
  /// Whether a drink is the first ever; reads the whole journal only without other recent ones.
  func isFirst(_ intake: Intake, of recent: [Intake]) throws(Failure) -> Bool {
    guard !journal.isIncomplete, recent.allSatisfy({ $0.id == intake.id }) else { return false }
    return try journal.listing().count <= 1
  }

  /// Prints the level over the day in five rows, after the first drink, if there is one to draw.
  func printCurve(of intakes: [Intake]) throws(Failure) {
    guard printer.hasPictures else { return }
    let source = CaffeineSource(
      intakes: intakes, profile: try preferences().profile, clock: clock, now: now)
    let environment = try widgetEnvironment()
    let grid = CellRenderer(
      content: LevelChart(source: source), columns: min(printer.columns, 42), rows: 5,
      environment: environment
    ).render().grid.limited(to: printer.glyphSet)
    guard grid.plain().contains(where: { !$0.isWhitespace }) else { return }
    let options = printer.standardOutput.ansiOptions(TerminalPalette(environment.colorScheme))
    printer.draw(printer.colorDepth == nil ? grid.plain() : grid.ansi(options))
  }

  /// Prints that the bedtime is a guess, since every answer depends on it.
  func printBedtimeRemark(for preferences: Preferences) throws(Failure) {
    for line in try bedtimeRemark(for: preferences) { printer.print(line, .dim) }
  }

  /// The lines of the remark; empty if the bedtime is set.
  func bedtimeRemark(for preferences: Preferences) throws(Failure) -> [Message] {
    guard !preferences.hasOwnBedtime else { return [] }
    let time = try text(of: .standardBedtime)
    return ["Bedtime is \(time) until you set yours:", "  caffeine config set bedtime 23:30"]
  }
}

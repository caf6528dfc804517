import CaffeineStore
import CommandArguments
import TextWidgetKit

/// `caffeine` alone: the dashboard, which is the large widget.
enum DashboardCommand {
  static let version = Option("version", help: "Print the version.")

  @MainActor static func run(_ session: Session) throws(Failure) {
    if session.arguments.has(version) {
      return session.print("caffeine \(CaffeineCommand.version)")
    }
    if session.wantsJSON {
      return session.print(.object(try session.report().members))
    }
    var request = try WidgetRequest(in: session, standardFamily: .systemLarge)
    let size = request.presentation.family.cellSize
    if session.columns < size.columns {
      // The curve takes 34 columns and the container 4; without it the large rows stand empty.
      let rows = session.columns < 38 ? WidgetFamily.systemSmall.cellSize.rows : size.rows
      request.presentation.size = CellSize(columns: session.columns, rows: rows)
    }
    session.print(
      try request.drawing(in: session).text(as: session.standardFormat, of: request, in: session))
    session.printBedtimeRemark(for: request.preferences)
  }
}

import CommandArguments
import TextUI
import TextWidgetKit

@MainActor
extension WidgetCommand {
  static func run(_ session: Session) throws(Failure) {
    guard session.arguments.has(watch) else {
      return session.print(try text(in: session))
    }
    var shown = ""
    repeat {
      session.readClock()
      let text = try text(in: session)
      if text != shown {
        session.print(text)
        try session.flush()
        shown = text
      }
    } while session.surroundings.pause(1)
  }

  private static func text(in session: Session) throws(Failure) -> String {
    switch format(in: session) {
    case .drawing(let format):
      let request = try WidgetRequest(in: session)
      return try request.drawing(in: session).text(as: format, of: request, in: session)
    case .bar(let format):
      let request = try WidgetRequest(in: session, standardFamily: .accessoryInline)
      let entry = try request.entry(in: session)
      var item = try BarItem(request.draw(entry), of: entry, in: session)
      if !request.isSure { item.details.append(WidgetRequest.settingsRemark) }
      return item.text(as: format)
    }
  }

  /// `--format`, else what suits the stream.
  private static func format(in session: Session) -> WidgetFormat {
    if let named = session.arguments[format].flatMap(WidgetFormat.init) { return named }
    return .drawing(session.wantsJSON ? .json : session.standardFormat)
  }
}

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
    let format = try format(in: session)
    let request = try WidgetRequest(
      in: session, standardFamily: format.isBar ? .accessoryInline : .systemSmall)
    let drawing = try request.drawing(in: session)
    return format.isBar
      ? try BarItem(drawing, of: request, in: session).text(as: format)
      : drawing.text(as: format, of: request, in: session)
  }

  /// `--format`, else what suits the stream.
  private static func format(in session: Session) throws(Failure) -> WidgetFormat {
    if let named = session.arguments[format].flatMap(WidgetFormat.init) { return named }
    if session.wantsJSON { return .json }
    return session.colorDepth == nil ? .plain : .ansi
  }
}

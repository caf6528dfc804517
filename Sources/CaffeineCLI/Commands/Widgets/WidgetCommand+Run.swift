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
    let drawing = try draw(request, in: session)
    guard format.isBar else { return drawing.text(as: format, of: request, in: session) }
    return try BarItem(drawing, of: request, in: session).text(as: format)
  }

  /// `--format`, else what suits the stream.
  private static func format(in session: Session) throws(Failure) -> WidgetFormat {
    if let named = session.arguments[format].flatMap(WidgetFormat.init) { return named }
    if session.wantsJSON { return .json }
    return session.colorDepth == nil ? .plain : .ansi
  }

  private static func draw(
    _ request: WidgetRequest, in session: Session
  ) throws(Failure) -> WidgetDrawing {
    let (host, widget) = (request.host, request.widget)
    var presentation = request.presentation
    var entry: WidgetEntry?
    if session.arguments.has(placeholder) {
      presentation.isPlaceholder = true
      entry = host.placeholder(of: widget, in: request.context())
    } else if session.arguments.has(snapshot) {
      entry = host.immediateSnapshot(of: widget, in: request.context(isPreview: true))
    } else {
      let timeline = host.immediateTimeline(of: widget, in: request.context())
      entry = timeline?.entry(dueAt: session.now)
    }
    guard let entry else { throw Failure(.bug, "The widget has no entry.") }
    return host.draw(entry, of: widget, as: presentation)
  }
}

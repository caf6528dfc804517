import CommandArguments
import TextWidgetKit

extension WidgetRequest {
  /// What the provider is asked for.
  func context(isPreview: Bool = false) -> TimelineProviderContext {
    TimelineProviderContext(
      family: presentation.family, isPreview: isPreview, displaySize: presentation.size.points)
  }

  /// The drawing of the entry that is due, of a snapshot or of the placeholder, as was typed.
  func drawing(in session: Session) throws(Failure) -> WidgetDrawing {
    var presentation = presentation
    var entry: WidgetEntry?
    if session.arguments.has(WidgetCommand.placeholder) {
      presentation.isPlaceholder = true
      entry = host.placeholder(of: widget, in: context())
    } else if session.arguments.has(WidgetCommand.snapshot) {
      entry = host.immediateSnapshot(of: widget, in: context(isPreview: true))
    } else {
      entry = host.immediateTimeline(of: widget, in: context())?.entry(dueAt: session.now)
    }
    guard let entry else { throw Failure(.bug, "The widget has no entry.") }
    return draw(entry, as: presentation)
  }

  /// An entry as a place shows it, with a mark where settings are not as they were meant.
  func draw(_ entry: WidgetEntry, as presentation: WidgetPresentation) -> WidgetDrawing {
    let drawing = host.draw(entry, of: widget, as: presentation)
    return isSure ? drawing : drawing.marked()
  }
}

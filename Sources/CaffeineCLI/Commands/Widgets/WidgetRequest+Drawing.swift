import CommandArguments
import TextWidgetKit
import WidgetCommands

extension WidgetRequest {
  /// What the tooltip of a bar says when settings are not as they were meant.
  static let settingsRemark = "Settings: cannot be read, the defaults apply"

  /// The entry that is due, of a snapshot or of the placeholder, as was typed.
  func entry(in context: CommandContext) throws(Failure) -> WidgetEntry {
    if presentation.isPlaceholder { return host.placeholder(of: widget, in: presentation.context) }
    if context.arguments.contains(WidgetOptions.snapshot) { return try snapshot() }
    return try answered(try timeline().entry(dueAt: date))
  }

  /// What the provider shows in a gallery.
  func snapshot() throws(Failure) -> WidgetEntry {
    try answered(host.immediateSnapshot(of: widget, in: presentation.galleryContext))
  }

  /// The provider's timeline.
  func timeline() throws(Failure) -> WidgetTimeline {
    try answered(host.immediateTimeline(of: widget, in: presentation.context))
  }

  /// The drawing of the entry that was asked for.
  func drawing(in context: CommandContext) throws(Failure) -> WidgetDrawing {
    draw(try entry(in: context))
  }

  /// An entry as its place shows it, with a mark where settings are not as they were meant.
  func draw(_ entry: WidgetEntry) -> WidgetDrawing {
    var drawing = host.draw(entry, of: widget, as: presentation)
    drawing.grid.linkSchemes = linkSchemes
    return isSure ? drawing : drawing.marked()
  }

  /// The command starts no concurrency, so a provider that answers later is a bug of its widget.
  private func answered<Answer>(_ answer: Answer?) throws(Failure) -> Answer {
    guard let answer else {
      throw Failure(
        .bug, "The widget '\(widget.kind)' has no entry yet: its provider answers later.")
    }
    return answer
  }
}

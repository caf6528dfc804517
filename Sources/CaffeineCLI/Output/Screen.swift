import CommandArguments
import WidgetCommands

/// A terminal to draw on in place.
///
/// Uses the alternate screen (xterm's private mode 1049) like watch(1) and top(1): on resizing,
/// terminals rewrap the ordinary screen and lines move. The former content returns afterwards.
struct Screen {
  private let surroundings: Surroundings

  /// `nil` if the drawing goes elsewhere or cannot be replaced.
  @MainActor
  init?(for format: DrawingFormat, in context: CommandContext) {
    guard format.isForTerminals, context.printer.drawsInPlace else { return nil }
    surroundings = context.surroundings
  }

  /// The number of lines; `nil` if unknown.
  var rows: Int? { surroundings.console.size().flatMap { $0.rows > 0 ? $0.rows : nil } }

  /// Switches to the alternate screen without cursor and line wrapping.
  func enter() throws(Failure) { try write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l") }

  /// Restores the former screen.
  func leave() { _ = surroundings.console.write("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l", .output) }

  /// Draws lines with others below them, which stay visible even if the first do not fit.
  func show(_ text: String, above lines: [String]) throws(Failure) {
    guard !lines.isEmpty else { return try show(text) }
    let drawing = text.split(separator: "\n", omittingEmptySubsequences: false)
    let room = rows.map { max(0, $0 - lines.count) } ?? drawing.count
    try show((drawing.prefix(room).map(String.init) + lines).joined(separator: "\n"))
  }

  /// Draws lines over the old ones, one by one to avoid flicker.
  ///
  /// Clears each line before writing: after a full line the cursor is on its last cell.
  func show(_ text: String) throws(Failure) {
    let rows = rows ?? .max
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(rows)
    let rest = lines.count < rows ? "\r\n\u{1B}[J" : ""
    try write("\u{1B}[H\u{1B}[K" + lines.joined(separator: "\r\n\u{1B}[K") + rest)
  }

  private func write(_ text: String) throws(Failure) {
    if let failure = Failure(surroundings.console.write(text, .output)) { throw failure }
  }
}

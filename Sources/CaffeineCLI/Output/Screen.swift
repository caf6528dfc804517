import CommandArguments
import WidgetCommands

/// A terminal that is drawn on in place.
///
/// It has the alternate screen for that (xterm's private mode 1049), as watch(1) and top(1) do: when
/// the window changes, terminals break the lines of the ordinary one anew, and what is to be drawn
/// over stands somewhere else. What was on the terminal before is there again afterwards.
struct Screen {
  private let surroundings: Surroundings

  /// The terminal that lines of a drawing go to; `nil` where they go elsewhere or may not be replaced.
  @MainActor
  init?(for format: DrawingFormat, in context: CommandContext) {
    guard format.isForTerminals, context.printer.drawsInPlace else { return nil }
    surroundings = context.surroundings
  }

  /// The lines there are; `nil` if that is not known.
  var rows: Int? { surroundings.console.size().flatMap { $0.rows > 0 ? $0.rows : nil } }

  /// Takes the alternate screen, without the cursor; too long a line ends at the edge.
  func enter() throws(Failure) { try write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l") }

  /// Puts all of it back.
  func leave() { _ = surroundings.console.write("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l", .output) }

  /// Draws lines with others below them, which stand there even where the first have too little room.
  func show(_ text: String, above lines: [String]) throws(Failure) {
    guard !lines.isEmpty else { return try show(text) }
    let drawing = text.split(separator: "\n", omittingEmptySubsequences: false)
    let room = rows.map { max(0, $0 - lines.count) } ?? drawing.count
    try show((drawing.prefix(room).map(String.init) + lines).joined(separator: "\n"))
  }

  /// Draws lines over what is there: cleared line by line, nothing flickers.
  ///
  /// Each is cleared before it is written: behind one that fills the width the cursor stands on its
  /// last cell.
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

/// A terminal to draw on in place.
///
/// Uses the alternate screen (xterm's private mode 1049) like watch(1) and top(1): on resizing,
/// terminals rewrap the ordinary screen and lines move. The former content returns afterwards. Each
/// drawing appears at once where the terminal knows synchronised output (private mode 2026).
enum Screen {
  /// Switches to the alternate screen without cursor and line wrapping.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  /// Restores the former screen.
  static let leave = "\u{1B}[?2026l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// The bytes that draw lines over the old ones, one by one to avoid flicker; lines below them stay
  /// visible even if the first do not fit into the rows (`nil` if unknown).
  ///
  /// Clears each line before writing: after a full line the cursor is on its last cell.
  static func frame(of text: String, above below: [String], rows: Int?) -> String {
    let rows = rows ?? .max
    let drawing = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines = (drawing.prefix(max(0, rows - below.count)) + below).prefix(rows)
    let rest = lines.count < rows ? "\r\n\u{1B}[J" : ""
    return "\u{1B}[?2026h\u{1B}[H\u{1B}[K" + lines.joined(separator: "\r\n\u{1B}[K") + rest
      + "\u{1B}[?2026l"
  }
}

/// A terminal to draw on in place.
///
/// Uses the alternate screen (xterm's private mode 1049) like watch(1) and top(1): on resizing,
/// terminals rewrap the ordinary screen and lines move. The former content returns afterwards. Each
/// drawing appears at once where the terminal knows synchronised output (private mode 2026).
package struct Screen {
  private let console: Console
  private let rows: () -> Int?

  /// Draws on a console's terminal, whose rows are `nil` if unknown.
  package init(on console: Console, rows: @escaping () -> Int?) {
    (self.console, self.rows) = (console, rows)
  }

  /// Switches to the alternate screen without cursor and line wrapping.
  package static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  /// Restores the former screen.
  package static let leave = "\u{1B}[?2026l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Draws lines with others below them, which stay visible even if the first do not fit.
  package func show(_ text: String, above lines: [String]) -> Console.Written {
    let rows = rows()
    let drawing = text.split(separator: "\n", omittingEmptySubsequences: false)
    let room = rows.map { max(0, $0 - lines.count) } ?? drawing.count
    let all = (drawing.prefix(room).map(String.init) + lines).joined(separator: "\n")
    return console.write(Self.frame(of: all, rows: rows), .output)
  }

  /// The bytes that draw lines over the old ones, one by one to avoid flicker.
  ///
  /// Clears each line before writing: after a full line the cursor is on its last cell.
  package static func frame(of text: String, rows: Int?) -> String {
    let rows = rows ?? .max
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(rows)
    let rest = lines.count < rows ? "\r\n\u{1B}[J" : ""
    return "\u{1B}[?2026h\u{1B}[H\u{1B}[K" + lines.joined(separator: "\r\n\u{1B}[K") + rest
      + "\u{1B}[?2026l"
  }
}

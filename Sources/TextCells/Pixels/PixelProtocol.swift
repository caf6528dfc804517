/// How a terminal is sent pixels.
package enum PixelProtocol: String, Sendable {
  /// The graphics protocol of kitty: pixels in base 64, which the terminal scales to cells.
  ///
  /// Source: https://sw.kovidgoyal.net/kitty/graphics-protocol/
  case kitty
  /// The bitmaps of DEC's VT300 series: bands of six lines in up to 256 colours.
  ///
  /// Source: https://vt100.net/docs/vt3xx-gp/chapter14.html
  case sixel

  /// Whether a terminal shows them, as its names in the environment tell.
  ///
  /// It is not asked: an answer that comes late would be typed into the shell. A multiplexer names itself
  /// in `TERM`, and passes no pixels on.
  package func isKnown(variable: (String) -> String?) -> Bool {
    let term = variable("TERM") ?? ""
    func isTerm(_ names: [String]) -> Bool {
      names.contains { term == $0 || term.hasPrefix($0 + "-") }
    }
    if isTerm(["tmux", "screen"]) { return false }
    let program = variable("TERM_PROGRAM") ?? ""
    switch self {
    case .kitty:
      return isTerm(["xterm-kitty", "xterm-ghostty", "ghostty", "wezterm"])
        || ["WezTerm", "ghostty"].contains(program) || variable("KONSOLE_VERSION") != nil
    case .sixel:
      return isTerm(["foot", "mlterm", "contour", "wezterm", "xterm-sixel"])
        || ["WezTerm", "iTerm.app", "mintty"].contains(program)
        || variable("KONSOLE_VERSION") != nil
    }
  }
}

/// The size of a cell in pixels, each side 1…64.
package struct CellPixels: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// A size; what is larger or smaller becomes the nearest that can be.
  package init(width: Int, height: Int) {
    self.width = min(max(width, 1), 64)
    self.height = min(max(height, 1), 64)
  }

  /// That of the VT340, for an output that has none.
  package static let standard = CellPixels(width: 10, height: 20)

  /// That of a terminal of so many cells and pixels; `nil` where it tells no pixels.
  package init?(columns: Int, rows: Int, width: Int, height: Int) {
    guard columns > 0, rows > 0, width >= columns, height >= rows else { return nil }
    self.init(width: width / columns, height: height / rows)
  }
}

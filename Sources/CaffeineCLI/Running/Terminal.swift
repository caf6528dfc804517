import TextCells

enum Terminal {
  /// Makes text from outside safe for one line of a terminal (CWE-150); with isolation,
  /// right-to-left text does not reorder its neighbours.
  static func shown(_ text: String, isIsolated: Bool = false) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    return text.terminalSafe(
      isIsolated: isIsolated && text.unicodeScalars.contains(where: isRightToLeft))
  }

  /// Whether a scalar is in a right-to-left block (Unicode Bidirectional Character Type, default R
  /// and AL ranges).
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Makes several lines safe; keeps line feeds.
  static func shownLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { shown(String($0)) }.joined(separator: "\n")
  }

  /// Characters that a terminal interprets: C0, DEL, C1, line and paragraph separators, and
  /// directional marks, overrides and embeddings (CVE-2021-42574).
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Shortens a text to a number of cells, with `…` at its end; closes escape sequences and
  /// isolates.
  static func shortened(_ text: String, to columns: Int) -> String {
    let line = TextLine.truncating(text[...], columns: columns)
    guard line.tail != nil else { return line.text() }
    let style = text.utf8.contains(0x1B) ? "\u{1B}[0m" : ""
    return line.text() + style + (text.contains("\u{2068}") ? "\u{2069}" : "")
  }
}

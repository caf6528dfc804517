/// Numbers in digits three rows tall, for text of a large font where they fit.
///
/// The face has `0`–`9`, `.`, `,`, `:`, `$`, `%`, `/`, `°`, `+`, `-`, `−` and the space; digits are
/// three columns wide with one between, so that numbers of equal length take equal width. They are
/// 40 points tall, like the digits of a font of 56 points, so there is no larger face.
package enum LargeNumerals {
  /// The height of every numeral, in cells.
  package static let rows = 3

  /// The font size, in points, from which a fitting number uses this face; 28 is Apple's `title` at
  /// the default type size.
  package static let minimumPointSize = 28.0

  /// The width of `text` in this face, in cells.
  ///
  /// Nil when the text is empty or holds a character the face lacks. O(length).
  package static func columns(of text: some StringProtocol) -> Int? {
    var total = -1
    for scalar in text.unicodeScalars {
      guard let glyph = glyph(scalar, in: .unicode) else { return nil }
      total += glyph.columns + 1
    }
    return total > 0 ? total : nil
  }

  /// The rows of `text` in this face, each of the same width.
  ///
  /// Nil when the text is empty, holds a character the face lacks, or needs more than `columns`
  /// cells. O(length).
  package static func lines(
    of text: some StringProtocol, columns limit: Int, in set: GlyphSet
  ) -> [String]? {
    guard let width = columns(of: text), width <= limit else { return nil }
    var lines = [String](repeating: "", count: rows)
    for scalar in text.unicodeScalars {
      guard let glyph = glyph(scalar, in: set) else { return nil }
      for row in 0..<rows {
        if !lines[row].isEmpty { lines[row] += " " }
        lines[row] += glyph.line(row)
      }
    }
    return lines
  }

  private struct Glyph {
    let top, middle, bottom: String
    var columns: Int { top.unicodeScalars.count }

    init(_ top: String, _ middle: String, _ bottom: String) {
      self.top = top
      self.middle = middle
      self.bottom = bottom
    }

    func line(_ row: Int) -> String { row == 0 ? top : row == 1 ? middle : bottom }
  }

  private static func glyph(_ scalar: Unicode.Scalar, in set: GlyphSet) -> Glyph? {
    set == .unicode ? block(scalar) : segments(scalar)
  }

  /// Digits of five half-block pixels, three wide; they end at the bottom of the third row, on the
  /// line of text beside them, and leave the half row above free.
  private static func block(_ scalar: Unicode.Scalar) -> Glyph? {
    switch scalar {
    case "0": Glyph("▄▄▄", "█ █", "█▄█")
    case "1": Glyph("▄▄ ", " █ ", "▄█▄")
    case "2": Glyph("▄▄▄", "▄▄█", "█▄▄")
    case "3": Glyph("▄▄▄", " ▄█", "▄▄█")
    case "4": Glyph("▄ ▄", "█▄█", "  █")
    case "5": Glyph("▄▄▄", "█▄▄", "▄▄█")
    case "6": Glyph("▄▄▄", "█▄▄", "█▄█")
    case "7": Glyph("▄▄▄", "  █", "  █")
    case "8": Glyph("▄▄▄", "█▄█", "█▄█")
    case "9": Glyph("▄▄▄", "█▄█", "▄▄█")
    case ".": Glyph(" ", " ", "▄")
    case ",": Glyph(" ", " ", "▞")
    case ":": Glyph(" ", "▀", "▀")
    case "$": Glyph("▄█▄", "█▄▄", "▄▄█")
    case "%": Glyph("▄ ▄", " ▄▀", "█ ▄")
    case "/": Glyph("  ▄", " ▄▀", "█  ")
    case "°": Glyph("°", " ", " ")
    case "+": Glyph("   ", "▄▄▄", " ▀ ")
    case "-", "−": Glyph("   ", "▄▄▄", "   ")
    case " ": Glyph(" ", " ", " ")
    default: nil
    }
  }

  /// Digits of seven segments, `_` and `|`; the 1 has a serif, or it would look like the letter l.
  private static func segments(_ scalar: Unicode.Scalar) -> Glyph? {
    switch scalar {
    case "0": Glyph(" _ ", "| |", "|_|")
    case "1": Glyph("   ", " /|", "  |")
    case "2": Glyph(" _ ", " _|", "|_ ")
    case "3": Glyph(" _ ", " _|", " _|")
    case "4": Glyph("   ", "|_|", "  |")
    case "5": Glyph(" _ ", "|_ ", " _|")
    case "6": Glyph(" _ ", "|_ ", "|_|")
    case "7": Glyph(" _ ", "  |", "  |")
    case "8": Glyph(" _ ", "|_|", "|_|")
    case "9": Glyph(" _ ", "|_|", " _|")
    case ".": Glyph(" ", " ", ".")
    case ",": Glyph(" ", " ", ",")
    case ":": Glyph(" ", ".", ".")
    case "$": Glyph("_|_", "|_ ", " _|")
    case "%": Glyph("   ", "o/ ", "/o ")
    case "/": Glyph("   ", " / ", "/  ")
    case "°": Glyph("o", " ", " ")
    case "+": Glyph("   ", "_|_", " | ")
    case "-", "−": Glyph("   ", "___", "   ")
    case " ": Glyph(" ", " ", " ")
    default: nil
    }
  }
}

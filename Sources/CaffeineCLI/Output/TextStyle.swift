import TextUI

/// How a piece of text stands out on a terminal that shows colours.
enum TextStyle: String {
  case bold = "1"
  case dim = "2"
  case accent = "33"

  /// The text in this style, or as it is where there are no colours.
  func applied(to text: String, isColored: Bool) -> String {
    isColored ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Session {
  /// Text in a style, if standard output shows colours.
  func styled(_ text: String, _ style: TextStyle) -> String {
    style.applied(to: text, isColored: (colorDepth ?? .none) != .none)
  }

  /// A table without lines: columns as wide as their widest cell, two spaces between, the last
  /// cell of a row as it is.
  func printTable(_ rows: [[String]], right: Set<Int> = []) {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? Terminal.width(of: $0[column]) : 0 }.max() ?? 0
    }
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - Terminal.width(of: cell))
        if right.contains(column) { return space + cell }
        return column == row.count - 1 ? cell : cell + space
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      print(line)
    }
  }

  /// A bar for a share of the whole, in `columns` cells.
  func bar(_ share: Double, columns: Int) -> String {
    let eighths = Int((min(max(share, 0), 1) * Double(columns) * 8).rounded())
    guard isUnicode else { return String(repeating: "#", count: (eighths + 4) / 8) }
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }
}

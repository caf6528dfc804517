import TextUI

/// How a piece of text stands out on a terminal that shows colours.
enum TextStyle: String {
  case bold = "1"
  case dim = "2"
  case accent = "33"
  case warning = "1;31"

  /// The text in this style, or as it is where there are no colours.
  func applied(to text: String, isColored: Bool) -> String {
    isColored ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}

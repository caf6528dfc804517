import TextUI

/// A text style for terminals with colours.
enum TextStyle: String {
  case bold = "1"
  case dim = "2"
  case accent = "33"
  case warning = "1;31"

  /// The styled text; unchanged without colours.
  func applied(to text: String, isColored: Bool) -> String {
    isColored ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}

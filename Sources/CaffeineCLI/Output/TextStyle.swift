import CaffeineDomain

/// A text style for terminals with colours, as a parameter of SGR.
struct TextStyle {
  let parameter: String

  static let bold = TextStyle(parameter: "1")
  static let dim = TextStyle(parameter: "2")
  static let warning = TextStyle(parameter: "1;31")

  /// A mark in the colours of the widgets, by the nearest of 256.
  static func mark(_ mark: Mark, onLight isLight: Bool) -> TextStyle {
    let color =
      switch mark {
      case .likely: isLight ? 23 : 109
      case .uncertain: isLight ? 94 : 215
      case .unlikely: isLight ? 130 : 208
      }
    return TextStyle(parameter: "38;5;\(color)")
  }

  /// The styled text; unchanged without colours.
  func applied(to text: String, isColored: Bool) -> String {
    isColored ? "\u{1B}[\(parameter)m\(text)\u{1B}[0m" : text
  }
}

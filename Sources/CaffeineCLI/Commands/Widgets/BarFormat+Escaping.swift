extension BarFormat {
  /// Text from outside, such as the name of a drink, so that this bar shows it and nothing in it
  /// acts as markup or runs as a command.
  ///
  /// `BarItem.text(as:)` applies it to every text before laying them out.
  func escaped(_ text: String) -> String {
    switch self {
    case .tmux:
      // `#[…]` and `#{…}` are expanded in what a status line's program prints (tmux(1), FORMATS).
      text.replacing("#", with: "##")
    case .waybar, .i3blocks: Self.markup(text)
    case .polybar:
      // `%{A:command:}` runs a command on a click.
      text.replacing("%{", with: "% {")
    case .swiftbar, .xbar: Self.menuText(text)
    case .argos: Self.menuText(Self.markup(text))
    // Both escape what a program prints themselves.
    case .i3status, .starship: text
    }
  }

  /// Pango markup: `& < >` as references.
  private static func markup(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// Text of a menu: no `|`, which begins parameters that run programs; no backslashes; no dashes
  /// in front, which mean submenus; no `:name:`, which means a symbol.
  private static func menuText(_ text: String) -> String {
    let harmless = text.replacing("|", with: "¦").replacing("\\", with: "⧵")
    var result = ""
    for character in harmless.drop(while: { $0 == "-" || $0 == " " }) {
      if result.last == ":", character.isLetter { result += "\u{2009}" }
      result.append(character)
    }
    return result
  }
}

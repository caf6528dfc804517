/// A status bar, menu bar or prompt.
package enum BarFormat: String, CaseIterable, Sendable {
  case tmux
  case waybar
  case polybar
  case i3blocks
  case i3status
  case swiftbar
  case xbar
  case argos
  case starship

  /// Whether it has a menu with actions.
  package var hasMenu: Bool { [.swiftbar, .xbar, .argos].contains(self) }
}

extension BarFormat {
  /// Escapes text from outside, such as a drink's name, so that the bar shows it literally.
  ///
  /// `BarItem.text(as:)` applies it to every text before the layout.
  package func escaped(_ text: String) -> String {
    switch self {
    case .tmux:
      // tmux expands `#[…]` and `#{…}` in a program's output (tmux(1), FORMATS).
      text.replacing("#", with: "##")
    case .waybar, .i3blocks: Self.markup(text)
    case .polybar:
      // `%{A:command:}` would run a command on a click.
      text.replacing("%{", with: "% {")
    case .swiftbar, .xbar: Self.menuText(text)
    case .argos: Self.menuText(Self.markup(text))
    // Both escape the output themselves.
    case .i3status, .starship: text
    }
  }

  /// Escapes Pango markup: `& < >`.
  private static func markup(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// Escapes menu text: `|` would start parameters that run programs, leading dashes mean submenus,
  /// `:name:` means a symbol; no backslashes.
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

import CaffeineStore

extension BarItem {
  /// The item as a bar reads it.
  ///
  /// Text from outside is escaped for each, since it is code there.
  func text(as format: WidgetFormat) -> String {
    switch format {
    case .tmux: text.replacing("#", with: "##")
    case .waybar: waybar
    case .polybar: text.replacing("%{", with: "% {")
    case .i3blocks: i3blocks
    case .i3status: i3status
    case .swiftbar, .xbar: menu { Self.menuText($0) }
    case .argos: menu { Self.menuText(Self.markup($0)) }
    default: text
    }
  }

  /// One JSON object on a line, `return-type: json` (waybar-custom(5)); text is Pango markup.
  private var waybar: String {
    JSONValue.object([
      ("text", .string(Self.markup(text))), ("alt", .string(state.rawValue)),
      ("tooltip", .string(details.map(Self.markup).joined(separator: "\n"))),
      ("class", .string(state.rawValue)), ("percentage", .integer(percentage)),
    ]).text
  }

  /// Full text, short text and, when it is high, a colour, a line each (i3blocks(1)).
  private var i3blocks: String {
    let lines = [Self.markup(text), Self.markup(shortText)]
    return (lines + (color.map { [$0] } ?? [])).joined(separator: "\n")
  }

  /// One JSON object, `json = true` of i3status-rust's custom block.
  private var i3status: String {
    let level =
      switch state {
      case .low: "Idle"
      case .moderate: "Info"
      case .high: "Warning"
      case .over: "Critical"
      }
    return JSONValue.object([
      ("icon", .string("")), ("state", .string(level)), ("text", .string(text)),
      ("short_text", .string(shortText)),
    ]).text
  }

  /// A line for the bar, `---`, and the menu below it.
  private func menu(_ escaped: (String) -> String) -> String {
    let head = escaped(text) + (color.map { " | color=\($0)" } ?? "")
    return ([head, "---"] + details.map(escaped)).joined(separator: "\n")
  }

  private var color: String? {
    switch state {
    case .low, .moderate: nil
    case .high: "#FF9500"
    case .over: "#FF3B30"
    }
  }

  /// Pango markup: `& < >` as references.
  private static func markup(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// Text of a menu: no `|`, which begins parameters that run programs; no backslashes; no dashes
  /// in front, which mean submenus; no `:name:`, which means a symbol.
  private static func menuText(_ text: String) -> String {
    let colons = text.replacing("|", with: "¦").replacing("\\", with: "⧵")
    var result = ""
    for character in colons.drop(while: { $0 == "-" || $0 == " " }) {
      if result.last == ":", character.isLetter { result += "\u{2009}" }
      result.append(character)
    }
    return result
  }
}

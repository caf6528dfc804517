import CaffeineJSON

extension BarItem {
  /// The item in a bar's format.
  func text(as format: BarFormat) -> String {
    let item = escaped(for: format)
    return switch format {
    case .tmux: color.map { "#[fg=\($0.lowercased())]\(item.text)#[default]" } ?? item.text
    case .polybar: color.map { "%{F\($0)}\(item.text)%{F-}" } ?? item.text
    // A prompt hides a module without output.
    case .starship: isNothing ? "" : item.text
    case .waybar: item.waybar
    case .i3blocks: item.i3blocks
    case .i3status: item.i3status
    case .swiftbar: item.menu(actions.map { $0.menuLine("bash") })
    case .xbar: item.menu(actions.map { $0.menuLine("shell") })
    case .argos: item.menu(actions.map(\.shellLine))
    }
  }

  private func escaped(for format: BarFormat) -> BarItem {
    var item = self
    item.text = format.escaped(text)
    item.shortText = format.escaped(shortText)
    item.details = details.map(format.escaped)
    return item
  }

  /// One line of JSON, `return-type: json` (waybar-custom(5)).
  private var waybar: String {
    JSONValue.object([
      ("text", .string(text)), ("alt", .string(state)),
      ("tooltip", .string(details.joined(separator: "\n"))), ("class", .string(state)),
      ("percentage", .optional(percentage) { .integer($0) }),
    ]).text
  }

  /// Full text, short text and, if high or unknown, a colour, one per line (i3blocks(1)).
  private var i3blocks: String {
    ([text, shortText] + (color.map { [$0] } ?? [])).joined(separator: "\n")
  }

  /// One JSON object, `json = true` in i3status-rust's custom block.
  private var i3status: String {
    let level =
      switch urgency {
      case .none: "Idle"
      case .some: "Info"
      case .high: "Warning"
      case .highest: "Critical"
      }
    return JSONValue.object([
      ("icon", .string("")), ("state", .string(level)), ("text", .string(text)),
      ("short_text", .string(shortText)),
    ]).text
  }

  /// A line for the bar, `---`, and its menu with details and actions.
  private func menu(_ actions: [String]) -> String {
    let head = text + (color.map { " | color=\($0)" } ?? "")
    return ([head, "---"] + details + (actions.isEmpty ? [] : ["---"] + actions))
      .joined(separator: "\n")
  }

  private var color: String? {
    switch urgency {
    case .none, .some: nil
    case .high: "#FF9500"
    case .highest: "#FF3B30"
    }
  }
}

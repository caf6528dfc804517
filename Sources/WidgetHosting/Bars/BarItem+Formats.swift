import CaffeineJSON

extension BarItem {
  /// The item in a bar's format.
  func text(as format: BarFormat) -> String {
    var item = self
    (item.text, item.shortText) = (format.escaped(text), format.escaped(shortText))
    item.details = details.map(format.escaped)
    return item.escapedText(as: format)
  }

  private func escapedText(as format: BarFormat) -> String {
    switch format {
    case .tmux: color.map { "#[fg=\($0.lowercased())]\(text)#[default]" } ?? text
    case .polybar: color.map { "%{F\($0)}\(text)%{F-}" } ?? text
    // A prompt hides a module without output.
    case .starship: isNothing ? "" : text
    // One line of JSON, `return-type: json` (waybar-custom(5)).
    case .waybar:
      JSONValue.object([
        ("text", .string(text)), ("alt", .string(state)),
        ("tooltip", .string(details.joined(separator: "\n"))), ("class", .string(state)),
        ("percentage", .optional(percentage) { .integer($0) }),
      ]).text
    // Full text, short text and, if high or unknown, a colour, one per line (i3blocks(1)).
    case .i3blocks: ([text, shortText] + (color.map { [$0] } ?? [])).joined(separator: "\n")
    // One JSON object, `json = true` in i3status-rust's custom block.
    case .i3status:
      JSONValue.object([
        ("icon", .string("")), ("state", .string(urgency.rawValue)), ("text", .string(text)),
        ("short_text", .string(shortText)),
      ]).text
    // A line for the bar, `---`, and its menu with details and actions.
    case .swiftbar, .xbar, .argos:
      ([text + (color.map { " | color=\($0)" } ?? ""), "---"] + details
        + (actions.isEmpty ? [] : ["---"]) + actions.map { $0.line(for: format) })
        .joined(separator: "\n")
    }
  }

  private var color: String? {
    switch urgency {
    case .none, .some: nil
    case .high: "#FF9500"
    case .highest: "#FF3B30"
    }
  }
}

/// What a widget is printed as.
enum WidgetFormat: String, CaseIterable {
  case plain
  case ansi
  case svg
  case html
  case json
  case tmux
  case waybar
  case polybar
  case i3blocks
  case i3status
  case swiftbar
  case xbar
  case argos
  case starship

  /// Whether it is one line for a status bar rather than a drawing.
  var isBar: Bool {
    switch self {
    case .plain, .ansi, .svg, .html, .json: false
    default: true
    }
  }
}

import TextWidgetKit
import WidgetCommands

/// What a widget is printed as: a drawing, or an item of a status bar.
enum WidgetFormat {
  case drawing(DrawingFormat)
  case bar(BarFormat)

  /// The format with the name that `--format` takes.
  init?(name: String) {
    if let format = DrawingFormat(rawValue: name) {
      self = .drawing(format)
    } else if let format = BarFormat(rawValue: name) {
      self = .bar(format)
    } else {
      return nil
    }
  }

  /// The family that is drawn where none is named.
  var standardFamily: WidgetFamily {
    switch self {
    case .drawing: .systemSmall
    case .bar: .accessoryInline
    }
  }

  /// The names, in the order of help.
  static var names: [String] {
    DrawingFormat.allCases.map(\.rawValue) + BarFormat.allCases.map(\.rawValue)
  }
}

/// The status bar, menu bar or prompt that an item is for.
enum BarFormat: String, CaseIterable {
  case tmux
  case waybar
  case polybar
  case i3blocks
  case i3status
  case swiftbar
  case xbar
  case argos
  case starship

  /// Whether a click opens a menu.
  var hasMenu: Bool {
    switch self {
    case .swiftbar, .xbar, .argos: true
    case .tmux, .waybar, .polybar, .i3blocks, .i3status, .starship: false
    }
  }
}

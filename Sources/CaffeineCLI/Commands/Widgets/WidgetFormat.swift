import TextWidgetKit
import WidgetCommands

enum WidgetFormat {
  case drawing(DrawingFormat)
  case bar(BarFormat)

  /// The format by its name in `--format`.
  init?(name: String) {
    if let format = DrawingFormat(rawValue: name) {
      self = .drawing(format)
    } else if let format = BarFormat(rawValue: name) {
      self = .bar(format)
    } else {
      return nil
    }
  }

  /// The family if none is typed.
  var standardFamily: WidgetFamily {
    switch self {
    case .drawing: .systemSmall
    case .bar: .accessoryInline
    }
  }

  /// All names in the order of the help.
  static var names: [String] {
    DrawingFormat.allCases.map(\.rawValue) + BarFormat.allCases.map(\.rawValue)
  }
}

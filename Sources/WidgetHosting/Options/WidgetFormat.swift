import TextCells

/// A format of `--format`: a drawing, or the item of a bar.
package enum WidgetFormat {
  case drawing(DrawingFormat)
  case bar(BarFormat)

  /// The format by its name in `--format`.
  package init?(name: String) {
    let drawing: Self? = DrawingFormat(rawValue: name).map { .drawing($0) }
    guard let format = drawing ?? BarFormat(rawValue: name).map({ .bar($0) }) else { return nil }
    self = format
  }

  /// The format of a drawing; `nil` for a bar.
  var drawing: DrawingFormat? { if case .drawing(let format) = self { format } else { nil } }

  /// The families that it shows; of a bar the first if none is typed.
  var families: [WidgetFamily] {
    drawing == nil ? [.accessoryInline, .accessoryRectangular] : WidgetFamily.allCases
  }

  /// Whether it is a JSON object.
  var isJSON: Bool {
    switch self {
    case .drawing(let format): format == .json
    case .bar(let format): format == .waybar || format == .i3status
    }
  }

  /// Whether a terminal shows it as cells.
  package var isForTerminals: Bool {
    drawing == .plain || drawing == .ansi || drawing?.pixels != nil
  }

  /// Whether it has one beginning and one end, however many drawings there are.
  var isDocument: Bool { drawing != .plain && drawing != .ansi && drawing != .spoken }

  /// All names in the order of the help.
  package static var names: [String] {
    DrawingFormat.allCases.map(\.rawValue) + BarFormat.allCases.map(\.rawValue)
  }
}

/// The format of a drawing with rows.
package enum DrawingFormat: String, CaseIterable {
  case plain
  case ansi
  /// The text for a screen reader, in sentences.
  case spoken
  case kitty
  case sixel
  case svg
  case html
  case json

  /// The protocol for pixels over a terminal's cells; `nil` for other formats.
  var pixels: PixelProtocol? { PixelProtocol(rawValue: rawValue) }
}

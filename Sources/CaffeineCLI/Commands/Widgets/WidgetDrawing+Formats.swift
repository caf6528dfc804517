import CaffeineStore
import TextUI
import TextWidgetKit

extension WidgetDrawing {
  /// The drawing as text.
  @MainActor
  func text(as format: DrawingFormat, of request: WidgetRequest, in session: Session) -> String {
    let shown = grid.limited(to: session.glyphSet)
    let palette = request.isLight ? TerminalPalette.light : .dark
    return switch format {
    case .ansi: shown.ansi(session.ansiOptions(palette: palette))
    case .svg: shown.svg(palette: palette)
    case .html: shown.html(palette: palette)
    case .json: json(of: request, in: session).text
    case .plain: shown.plain()
    }
  }

  /// The object that `widget --format json` prints.
  @MainActor
  func json(of request: WidgetRequest, in session: Session) -> JSONValue {
    let lines = grid.limited(to: session.glyphSet).plain()
      .split(separator: "\n", omittingEmptySubsequences: false)
    return .object([
      ("kind", .string(request.widget.kind)),
      ("family", .string(request.presentation.family.description)),
      ("renderingMode", .string(request.presentation.renderingMode.description)),
      ("columns", .integer(grid.columns)), ("rows", .integer(grid.rows)),
      ("lines", .array(lines.map { .string(String($0)) })),
      ("url", .optional(url) { .string($0.absoluteString) }),
      ("accessibilityLabel", .string(accessibilityLabel)),
    ])
  }
}

extension Session {
  /// The glyphs that standard output shows.
  var glyphSet: GlyphSet { isUnicode ? .unicode : .ascii }

  /// The format of drawings for people: with colours where standard output shows them.
  var standardFormat: DrawingFormat { colorDepth == nil ? .plain : .ansi }

  /// How drawings with colours are written: as the terminal can, or with all colours elsewhere.
  func ansiOptions(palette: TerminalPalette) -> ANSIOptions {
    let isTerminal = surroundings.isTerminal(.output)
    return ANSIOptions(
      colorDepth: colorDepth ?? .trueColor, hasLinks: isTerminal, placesColumns: isTerminal,
      palette: palette)
  }
}

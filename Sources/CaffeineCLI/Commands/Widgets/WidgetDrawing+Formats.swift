import CaffeineStore
import CaffeineWidgets
import TextUI
import TextWidgetKit
import WidgetCommands
import WidgetHosting

extension WidgetDrawing {
  @MainActor
  func text(as format: DrawingFormat, of request: WidgetRequest, in context: CommandContext)
    -> String
  {
    let shown = grid.limited(to: context.printer.glyphSet)
    let palette = TerminalPalette(request.presentation.environment.colorScheme)
    return switch format {
    case .ansi: shown.ansi(context.printer.ansiOptions(palette: palette))
    case .kitty, .sixel: context.printer.pixels(of: shown, as: format, palette: palette)
    case .svg: shown.svg(palette: palette, label: accessibilityLabel)
    case .html: shown.html(palette: palette, label: accessibilityLabel)
    case .json: json(of: request, in: context).text
    case .spoken: accessibilityLabel
    case .plain: shown.plain()
    }
  }

  /// The object that `widget --format json` prints; of a placed widget with its id.
  @MainActor
  func json(of request: WidgetRequest, in context: CommandContext) -> JSONValue {
    let lines = grid.limited(to: context.printer.glyphSet).plain()
      .split(separator: "\n", omittingEmptySubsequences: false)
    let id = request.placed.map { [("id", JSONValue.string($0.id))] } ?? []
    return .object(
      id + [
        ("kind", .string(request.widget.kind)),
        ("family", .string(request.presentation.family.description)),
        ("renderingMode", .string(request.presentation.renderingMode.description)),
        ("columns", .integer(grid.columns)), ("rows", .integer(grid.rows)),
        ("lines", .array(lines.map { .string(String($0)) })),
        ("url", .optional(url) { .string($0.absoluteString) }),
        ("taps", .array(taps.map(\.json))),
        ("accessibilityLabel", .string(accessibilityLabel)),
        ("journal", .string(request.source.journal.rawValue)),
        ("emergency", .optional(request.source.emergency) { .string($0) }),
        ("undatedSettings", .array(request.source.undatedSettings.map { .string($0) })),
      ])
  }
}

extension WidgetTap {
  /// What can be tapped and where, counted in cells from the upper left.
  fileprivate var json: JSONValue {
    let (kind, rest): (String, [(String, JSONValue)]) =
      switch action {
      case .link(let target): ("link", [("url", .string(target))])
      case .button: ("button", [])
      case .toggle(let isOn): ("toggle", [("isOn", .bool(isOn))])
      }
    return .object(
      [("name", .string(name)), ("kind", .string(kind))] + rest + [
        ("column", .integer(area.column)), ("row", .integer(area.row)),
        ("columns", .integer(area.columns)), ("rows", .integer(area.rows)),
      ])
  }
}

extension Printer {
  /// The format of drawings for people: with colours where standard output shows them.
  var standardFormat: DrawingFormat { colorDepth == nil ? .plain : .ansi }

  /// A drawing with pixels over its cells: of the terminal's own size, or for a file of 10 × 20 a cell.
  func pixels(of grid: CellGrid, as format: DrawingFormat, palette: TerminalPalette) -> String {
    let options = ansiOptions(palette: palette)
    guard let pixels = format.pixels else { return grid.ansi(options) }
    return grid.pixels(pixels, of: cellPixels ?? .standard, options)
  }

  /// How drawings with colours are written: as the terminal can, or with all colours elsewhere.
  func ansiOptions(palette: TerminalPalette) -> ANSIOptions {
    ANSIOptions(
      colorDepth: colorDepth ?? .trueColor, hasLinks: isTerminal, placesColumns: isTerminal,
      hasSextants: hasSextants, palette: palette)
  }
}

import TextCells

/// Writes drawings in one format, for standard output.
@MainActor
struct DrawingWriter {
  let format: DrawingFormat
  let scheme: ColorScheme
  let output: StandardOutput

  /// One drawing; JSON output has more members: ``WidgetPlace/members(of:glyphSet:)``.
  func text(of drawing: WidgetDrawing) -> String {
    text(of: drawing.grid, label: drawing.accessibilityLabel)
  }

  /// A gallery with its title, note and language: as HTML in each of the given schemes, otherwise in
  /// the first.
  func text(
    of galleries: [(scheme: ColorScheme, gallery: WidgetGallery)], _ customs: WidgetCustoms
  ) -> String {
    let note = customs.note
    guard let gallery = galleries.first?.gallery else { return "" }
    switch format {
    case .html:
      return GalleryPage(
        title: customs.title, note: note, language: customs.language, galleries: galleries
      ).html
    case .svg, .kitty, .sixel:
      // As wide as the widest family, 89 cells, and its margins.
      let columns = (format == .svg ? nil : output.columns) ?? 92
      let label = gallery.sections.flatMap(\.items).map { $0.spoken }.joined(separator: " ")
      return text(of: gallery.sheet(columns: columns), label: label)
    case .spoken:
      return Self.safe(([note].compactMap(\.self) + gallery.spoken).joined(separator: "\n"))
    case .plain, .ansi, .json:
      let lines = text(of: gallery.sheet(columns: output.columns), label: "") + "\n"
      return (note.map { $0 + "\n\n" } ?? "") + lines
    }
  }

  private func text(of grid: CellGrid, label: @autoclosure () -> String) -> String {
    let palette = TerminalPalette(scheme)
    let grid = grid.limited(to: output.glyphSet)
    switch format {
    case .plain, .json: return grid.plain()
    case .ansi: return grid.ansi(output.ansiOptions(palette))
    case .kitty, .sixel:
      let options = output.ansiOptions(palette)
      guard let pixels = format.pixels else { return grid.ansi(options) }
      return grid.pixels(pixels, of: output.console.cellPixels ?? .standard, options)
    case .svg: return grid.svg(palette: palette, label: label())
    case .html: return grid.html(palette: palette, label: label())
    case .spoken: return Self.safe(label())
    }
  }

  /// The text with its lines, which may hold names from elsewhere, safe for a terminal.
  private static func safe(_ text: String) -> String {
    text.components(separatedBy: "\n").map { $0.terminalSafe() }.joined(separator: "\n")
  }
}

extension TerminalPalette {
  package init(_ scheme: ColorScheme) { self = scheme == .light ? .light : .dark }
}

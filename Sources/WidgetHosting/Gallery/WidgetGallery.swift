/// Drawings of widgets and families, shown together.
@MainActor
struct WidgetGallery {
  struct Item {
    let caption: String
    /// The drawing, or on a page that in each scheme.
    let drawings: [(scheme: ColorScheme, drawing: WidgetDrawing)]
  }

  struct Section {
    let heading: String?
    var items: [Item] = []
  }

  var sections: [Section] = []

  /// The gallery in a format: a page has the drawings of all these schemes, all else those of the
  /// first.
  func text(
    as format: DrawingFormat, in schemes: [ColorScheme], on output: StandardOutput,
    _ customs: WidgetCustoms
  ) -> String {
    if format == .html { return page(in: schemes, customs) }
    let isDocument = WidgetFormat.drawing(format).isDocument
    // A picture is as wide as the widest family, 89 cells, and its margins.
    let width = format == .svg ? 92 : output.console.columns ?? (isDocument ? 92 : nil)
    let note = isDocument ? [customs.note].compactMap(\.self) : []
    let text = output.text(
      of: sheet(columns: width), as: format, in: schemes[0],
      label: (note + spoken).joined(separator: "\n"))
    return isDocument ? text : text + "\n"
  }

  /// The texts for a screen reader: each heading, and a line for each drawing.
  var spoken: [String] {
    sections.flatMap { section in
      [section.heading].compactMap(\.self)
        + section.items.map { "\($0.caption): \($0.drawings[0].drawing.accessibilityLabel)" }
    }
  }

  /// The gallery as one drawing, as many side by side as `columns` allows; `nil` puts each on its own
  /// row.
  func sheet(columns: Int?) -> CellGrid {
    var parts: [(grid: CellGrid, column: Int, row: Int)] = []
    // Where the next one goes, and where the next shelf begins.
    var (column, row, bottom) = (0, 0, 0)
    func add(_ grid: CellGrid, columns width: Int) {
      if column + width > columns ?? 0 { (column, row) = (0, bottom) }
      parts.append((grid, column, row))
      bottom = max(bottom, row + grid.rows + 1)
      // Two cells lie between drawings side by side.
      column += width + 2
    }
    for section in sections {
      if let heading = section.heading {
        let grid = Self.lines(heading, columns: columns)
        add(grid, columns: columns ?? grid.columns)
      }
      column = columns ?? 0
      for item in section.items {
        let drawing = item.drawings[0].drawing.grid
        let width = max(drawing.columns, TextWidth.columns(of: item.caption))
        // A caption is cut where the sheet ends.
        var grid = CellGrid(
          columns: min(width, max(columns ?? width, drawing.columns)), rows: drawing.rows + 1)
        grid.write(item.caption, column: 0, row: 0, style: CellStyle(attributes: .bold))
        grid.draw(drawing, column: 0, row: 1)
        add(grid, columns: width)
      }
      column = columns ?? 0
    }
    var sheet = CellGrid(
      columns: parts.map { $0.column + $0.grid.columns }.max() ?? 0, rows: max(bottom - 1, 0))
    for part in parts { sheet.draw(part.grid, column: part.column, row: part.row) }
    return sheet
  }

  private static func lines(_ text: String, columns: Int?) -> CellGrid {
    let width = TextWidth.columns(of: text)
    let lines = TextLine.wrapping(text[...], columns: columns ?? width).map { $0.text() }
    var grid = CellGrid(
      columns: lines.map { TextWidth.columns(of: $0) }.max() ?? 0, rows: lines.count)
    for (row, line) in lines.enumerated() { grid.write(line, column: 0, row: row) }
    return grid
  }
}

/// Writes runs of cells as `rect` and `tspan` elements.
///
/// Lengths are in tenths of a unit.
struct SVGEncoder: ~Copyable {
  private(set) var output: ByteBuffer
  private let palette: TerminalPalette

  private static let cellWidth = 84
  private static let cellHeight = 160
  private static let baseline = 126
  private static let margin = (x: 84, y: 80)

  init(palette: TerminalPalette, capacity: Int) {
    self.palette = palette
    output = ByteBuffer(capacity: capacity)
  }

  mutating func open(columns: Int, rows: Int) {
    let width = columns * Self.cellWidth + 2 * Self.margin.x
    let height = rows * Self.cellHeight + 2 * Self.margin.y
    output.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    append(" width", width)
    append(" height", height)
    output.append(" viewBox=\"0 0 ")
    output.append(tenths: width)
    output.append(0x20)
    output.append(tenths: height)
    output.append("\" font-family=\"")
    output.append(MonospacedFont.families)
    output.append("\" font-size=\"13.95\" fill=\"")
    output.append(hex: palette.foreground)
    output.append("\"><rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"")
    output.append(hex: palette.background)
    output.append("\"/>")
  }

  mutating func close() {
    output.append("</svg>")
  }

  mutating func endLine() {
    output.append(0x0A)
  }

  mutating func openRow(_ row: Int) {
    output.append("<text xml:space=\"preserve\" style=\"white-space:pre\"")
    append(" y", Self.margin.y + row * Self.cellHeight + Self.baseline)
    output.append(">")
  }

  mutating func closeRow() {
    output.append("</text>")
  }

  /// Appends a run whose glyphs `content` writes.
  mutating func append(
    _ run: MarkupRun, link: String?, content: (inout ByteBuffer) -> Void
  ) {
    if let link {
      output.append("<a href=\"")
      output.append(escaped: link)
      output.append("\">")
    }
    output.append("<tspan")
    appendPosition(of: run)
    appendStyle(of: run.style)
    output.append(">")
    content(&output)
    output.append(link == nil ? "</tspan>" : "</tspan></a>")
  }

  /// A run fills its columns exactly; a wide glyph stands in their middle.
  private mutating func appendPosition(of run: MarkupRun) {
    let start = Self.margin.x + run.columns.lowerBound * Self.cellWidth
    let width = run.columns.count * Self.cellWidth
    switch run.kind {
    case .single:
      append(" x", start + width / 2)
      output.append(" text-anchor=\"middle\"")
      return
    case .rightToLeft:
      append(" x", start + width)
      output.append(" direction=\"rtl\" unicode-bidi=\"isolate\"")
    case .latin, .box, .braille:
      append(" x", start)
    }
    append(" textLength", width)
    output.append(" lengthAdjust=\"spacingAndGlyphs\"")
  }

  private mutating func appendStyle(of cell: PackedCell) {
    if let color = cell.dimmedForeground(on: palette) {
      output.append(" fill=\"")
      output.append(hex: color)
      output.append("\"")
    }
    let attributes = CellAttributes(rawValue: cell.flags.intersection(.attributes).rawValue)
    if attributes.contains(.bold) { output.append(" font-weight=\"bold\"") }
    if attributes.contains(.italic) { output.append(" font-style=\"italic\"") }
    if let decoration = attributes.decoration {
      output.append(" text-decoration=\"")
      output.append(decoration)
      output.append("\"")
    }
  }

  private mutating func append(_ attribute: StaticString, _ tenths: Int) {
    output.append(attribute)
    output.append("=\"")
    output.append(tenths: tenths)
    output.append("\"")
  }
}

extension SVGEncoder {
  /// Appends one rectangle for each stretch of a row with one background.
  mutating func appendBackgrounds(of cells: ArraySlice<PackedCell>, row: Int) {
    var start = cells.startIndex
    while start < cells.endIndex {
      let color = cells[start].opaqueBackground(on: palette)
      let end =
        cells[start...].firstIndex { $0.opaqueBackground(on: palette) != color }
        ?? cells.endIndex
      if let color {
        let columns = start - cells.startIndex..<end - cells.startIndex
        appendBackground(color, columns: columns, row: row)
      }
      start = end
    }
  }

  private mutating func appendBackground(_ color: RGBA, columns: Range<Int>, row: Int) {
    output.append("<rect")
    append(" x", Self.margin.x + columns.lowerBound * Self.cellWidth)
    append(" y", Self.margin.y + row * Self.cellHeight)
    append(" width", columns.count * Self.cellWidth)
    append(" height", Self.cellHeight)
    output.append(" shape-rendering=\"crispEdges\" fill=\"")
    output.append(hex: color)
    output.append("\"/>")
  }
}

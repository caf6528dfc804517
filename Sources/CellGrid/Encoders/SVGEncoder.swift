/// Writes runs of cells as `rect` and `tspan` elements.
struct SVGEncoder: ~Copyable {
  var output: ByteBuffer
  private let palette: TerminalPalette
  /// Whether the whole is a link.
  private var isLink = false

  /// A length in tenths of a unit: `84` is `8.4`.
  private struct Length: CustomStringConvertible {
    let tenths: Int

    init(_ tenths: Int) {
      self.tenths = tenths
    }

    var description: String {
      tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
  }

  // In tenths.
  private static let cellWidth = 84
  private static let cellHeight = 160
  private static let baseline = 126
  private static let margin = (x: 84, y: 80)

  init(palette: TerminalPalette, capacity: Int) {
    self.palette = palette
    output = ByteBuffer(capacity: capacity)
  }

  /// Begins the document; where it is a link as a whole, that is its ground, and clicks fall through
  /// all but the links on it.
  mutating func open(columns: Int, rows: Int, link: String?, page: RGBA) {
    isLink = link != nil
    let width = Length(columns * Self.cellWidth + 2 * Self.margin.x)
    let height = Length(rows * Self.cellHeight + 2 * Self.margin.y)
    output.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="\(MonospacedFont.families)" \
      font-size="13.95" fill="\(palette.foreground.hex)"\(isLink ? " pointer-events=\"none\"" : "")>
      """)
    openLink(link)
    output.append(
      "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"\(page.hex)\"/>")
    if isLink { output.append("</a>") }
  }

  /// The attributes that put an element on all cells.
  static func place(columns: Int, rows: Int) -> String {
    """
    x="\(Length(margin.x))" y="\(Length(margin.y))" width="\(Length(columns * cellWidth))" \
    height="\(Length(rows * cellHeight))"
    """
  }

  mutating func close() {
    output.append("</svg>")
  }

  mutating func endLine() {
    output.append(0x0A)
  }

  mutating func openRow(_ row: Int) {
    let y = Length(Self.margin.y + row * Self.cellHeight + Self.baseline)
    output.append("<text xml:space=\"preserve\" style=\"white-space:pre\" y=\"\(y)\">")
  }

  mutating func closeRow() {
    output.append("</text>")
  }

  /// Appends a run whose glyphs `content` writes.
  mutating func append(_ run: MarkupRun, link: String?, content: (inout ByteBuffer) -> Void) {
    openLink(link)
    output.append("<tspan\(position(of: run))\(style(of: run.style))>")
    content(&output)
    output.append(link == nil ? "</tspan>" : "</tspan></a>")
  }

  private mutating func openLink(_ link: String?) {
    guard let link else { return }
    let events = isLink ? " pointer-events=\"all\"" : ""
    output.append("<a href=\"\(link.escapedLink)\"\(events)>")
  }

  /// A run fills its columns exactly; a wide glyph stands in their middle.
  private func position(of run: MarkupRun) -> String {
    let start = Self.margin.x + run.columns.lowerBound * Self.cellWidth
    let width = run.columns.count * Self.cellWidth
    let fit = "textLength=\"\(Length(width))\" lengthAdjust=\"spacingAndGlyphs\""
    return switch run.kind {
    case .single: " x=\"\(Length(start + width / 2))\" text-anchor=\"middle\""
    case .rightToLeft:
      " x=\"\(Length(start + width))\" direction=\"rtl\" unicode-bidi=\"isolate\" \(fit)"
    case .latin, .box, .braille: " x=\"\(Length(start))\" \(fit)"
    }
  }

  private func style(of cell: PackedCell) -> String {
    var style = cell.dimmedForeground(on: palette).map { " fill=\"\($0.hex)\"" } ?? ""
    if cell.attributes.contains(.bold) { style += " font-weight=\"bold\"" }
    if cell.attributes.contains(.italic) { style += " font-style=\"italic\"" }
    if let decoration = cell.attributes.decoration { style += " text-decoration=\"\(decoration)\"" }
    return style
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
    let x = Length(Self.margin.x + columns.lowerBound * Self.cellWidth)
    let y = Length(Self.margin.y + row * Self.cellHeight)
    output.append(
      """
      <rect x="\(x)" y="\(y)" width="\(Length(columns.count * Self.cellWidth))" \
      height="\(Length(Self.cellHeight))" shape-rendering="crispEdges" fill="\(color.hex)"/>
      """)
  }
}

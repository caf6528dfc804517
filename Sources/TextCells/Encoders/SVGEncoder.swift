/// Writes runs of cells as `tspan` elements over shapes.
struct SVGEncoder: ~Copyable {
  var output: ByteBuffer
  private let palette: TerminalPalette
  private let frame: MarkupFrame
  private var isLink = false

  /// In pixels from the top of a cell.
  private static let baseline = 12

  init(palette: TerminalPalette, frame: MarkupFrame, capacity: Int) {
    self.palette = palette
    self.frame = frame
    output = ByteBuffer(capacity: capacity)
  }

  /// Opens the document and the picture in it, inside the link of the whole grid.
  ///
  /// Only the picture has that role, since screen readers do not reach links inside a picture.
  mutating func open(link: String?, label: String?) {
    isLink = link != nil
    output.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(frame.width)" height="\(frame.height)" \
      viewBox="0 0 \(frame.width) \(frame.height)" font-family="\(MonospacedFont.families)" \
      font-size="\(MonospacedFont.size)" fill="\(palette.foreground.hex)">
      """)
    if let link { output.append("<a href=\"\(link.escapedMarkup)\">") }
    guard let label = label?.escapedMarkup, !label.isEmpty else { return output.append("<g><g>") }
    // Browsers also read the content of a picture unless it is hidden from them.
    output.append(
      """
      <g role="img" aria-label="\(label)"><title>\(label)</title><g aria-hidden="true">
      """)
  }

  /// Ends text, picture and document, with links over their cells.
  mutating func close(_ links: [LinkArea]) {
    output.append(isLink ? "</g></g></a>" : "</g></g>")
    for link in links {
      output.append(
        """
        <a href="\(link.target.escapedMarkup)" aria-label="\(link.name.escapedMarkup)">\
        <rect \(frame.attributes(of: link.rect)) fill-opacity="0"/></a>
        """)
    }
    output.append("</svg>")
  }

  mutating func openRow(_ row: Int) {
    let y = frame.place(column: 0, row: row).y + Self.baseline
    output.append("<text xml:space=\"preserve\" style=\"white-space:pre\" y=\"\(y)\">")
  }

  mutating func closeRow() { output.append("</text>") }

  mutating func append(_ run: MarkupRun, content: (inout ByteBuffer) -> Void) {
    output.append("<tspan\(position(of: run))\(style(of: run))>")
    content(&output)
    output.append("</tspan>")
  }

  /// A run fills its columns exactly; a single glyph stands in their middle.
  private func position(of run: MarkupRun) -> String {
    let start = frame.place(column: run.columns.lowerBound, row: 0).x
    let width = run.columns.count * MarkupFrame.cellWidth
    let fit = "textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
    return switch run.kind {
    case .single, .emoji: " x=\"\(start + width / 2)\" text-anchor=\"middle\""
    case .rightToLeft: " x=\"\(start + width)\" direction=\"rtl\" unicode-bidi=\"isolate\" \(fit)"
    case .latin, .shapes: " x=\"\(start)\" \(fit)"
    }
  }

  private func style(of run: MarkupRun) -> String {
    if run.kind == .shapes { return " fill-opacity=\"0\"" }
    let cell = run.style
    var style = cell.dimmedForeground(on: palette).map { " fill=\"\($0.hex)\"" } ?? ""
    if cell.attributes.contains(.bold) { style += " font-weight=\"bold\"" }
    if cell.attributes.contains(.italic) { style += " font-style=\"italic\"" }
    if let decoration = cell.attributes.decoration { style += " text-decoration=\"\(decoration)\"" }
    if run.kind == .emoji { style += " style=\"font-variant-emoji:emoji\"" }
    return style
  }
}

extension CellGrid {
  /// The grid as an SVG document that looks like a card of `palette` (default: the grid's
  /// ``palette``).
  ///
  /// A cell is 8 × 16 pixels. Backgrounds, blocks, lines and braille are shapes on whole pixels,
  /// under transparent text; letters are 13.3 pixels large, since most monospaced fonts are 0.602
  /// wide, and each run starts at its column, so that no font can move a border. Each row is one
  /// `text` element with the text of ``plain()``, except for trailing spaces. A box of lines around
  /// the whole becomes the edge of the card. A picture is embedded as its original file, up to 2
  /// MiB, clipped to its visible cells.
  ///
  /// `label` is read aloud in place of the cells, such as the `accessibilityLabel` of a drawing.
  /// O(columns × rows).
  public func svg(palette: TerminalPalette? = nil, label: String? = nil) -> String {
    let palette = palette ?? self.palette
    let frame = MarkupFrame(of: self, on: palette)
    let grid = preparedForMarkup(palette: palette)
    var encoder = SVGEncoder(palette: palette, frame: frame, capacity: columns * rows * 8 + 1024)
    encoder.open(link: wholeLink, label: label)
    encoder.output.append(grid.shapes(on: palette, in: frame))
    encoder.output.append(pictureMarkup(palette: palette, in: frame))
    grid.clusters.withUnsafeBufferPointer { clusters in
      for row in 0..<rows {
        if row > 0 { encoder.output.append(0x0A) }
        let runs = grid.markupRuns(ofRow: row, clusters)
        if runs.isEmpty { continue }
        encoder.openRow(row)
        let line = grid.cells[row * columns..<(row + 1) * columns]
        for run in runs { encoder.append(run) { $0.append(run, of: line, clusters) } }
        encoder.closeRow()
      }
    }
    encoder.close(linkAreas)
    return encoder.output.text
  }
}

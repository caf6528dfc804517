/// Writes runs of cells as `span` elements over shapes.
struct HTMLEncoder: ~Copyable {
  var output: ByteBuffer
  private let palette: TerminalPalette
  private let frame: MarkupFrame
  private var (isLink, hasLinks) = (false, false)

  init(palette: TerminalPalette, frame: MarkupFrame, capacity: Int) {
    self.palette = palette
    self.frame = frame
    output = ByteBuffer(capacity: capacity)
  }

  /// Opens the element: a picture inside the link of the whole grid, with the links of cells beside
  /// it.
  ///
  /// Only the picture has that role, since screen readers do not reach links inside a picture.
  mutating func open(link: String?, hasLinks: Bool, label: String?) {
    (isLink, self.hasLinks) = (link != nil, hasLinks)
    if hasLinks { output.append("<div style=\"display:inline-block;position:relative\">") }
    if let link {
      output.append(
        "<a href=\"\(link.escapedMarkup)\" style=\"color:inherit;text-decoration:none\">")
    }
    let margin = frame.margin
    let label = (label ?? "").escapedMarkup
    // Letters are as wide as a cell in every monospaced font. In print and with forced colours it
    // keeps its colours. Browsers read what is in a picture too, unless it is hidden from them.
    output.append(
      """
      <pre\(label.isEmpty ? "" : " role=\"img\" aria-label=\"\(label)\"") \
      style="display:inline-block;position:relative;isolation:isolate;box-sizing:border-box;\
      width:\(frame.width)px;height:\(frame.height)px;margin:0;padding:\(margin.y)px \(margin.x)px;\
      overflow:hidden;direction:ltr;unicode-bidi:isolate;text-align:left;white-space:pre;\
      font:\(MonospacedFont.size)px/\(MarkupFrame.cellHeight)px \(MonospacedFont.families);\
      letter-spacing:calc(\(MarkupFrame.cellWidth)px - 1ch);font-variant-ligatures:none;\
      text-size-adjust:none;print-color-adjust:exact;forced-color-adjust:none;\
      color:\(palette.foreground.hex)"><span\(label.isEmpty ? "" : " aria-hidden=\"true\"")>
      """)
  }

  mutating func append(shapes: String) {
    output.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" \
      style="position:absolute;z-index:-1;left:0;top:0" width="\(frame.width)" \
      height="\(frame.height)">\(shapes)</svg>
      """)
  }

  mutating func close(_ links: [LinkArea]) {
    output.append(isLink ? "</span></pre></a>" : "</span></pre>")
    for link in links {
      let place = frame.place(column: link.rect.column, row: link.rect.row)
      output.append(
        """
        <a href="\(link.target.escapedMarkup)" aria-label="\(link.name.escapedMarkup)" \
        style="position:absolute;left:\(place.x)px;top:\(place.y)px;\
        width:\(link.rect.columns * MarkupFrame.cellWidth)px;\
        height:\(link.rect.rows * MarkupFrame.cellHeight)px"></a>
        """)
    }
    if hasLinks { output.append("</div>") }
  }

  mutating func append(_ run: MarkupRun, content: (inout ByteBuffer) -> Void) {
    let style = style(of: run)
    if style.isEmpty { return content(&output) }
    output.append("<span style=\"\(style)\">")
    content(&output)
    output.append("</span>")
  }

  private func style(of run: MarkupRun) -> String {
    var style = ""
    if run.kind == .shapes {
      style = "color:#0000;"
    } else {
      let cell = run.style
      if let color = cell.dimmedForeground(on: palette) { style += "color:\(color.hex);" }
      if cell.attributes.contains(.bold) { style += "font-weight:bold;" }
      if cell.attributes.contains(.italic) { style += "font-style:italic;" }
      if let decoration = cell.attributes.decoration { style += "text-decoration:\(decoration);" }
    }
    // A box keeps a run in its columns, whatever the width of its glyphs.
    let box = "display:inline-block;width:\(run.columns.count * MarkupFrame.cellWidth)px;"
    switch run.kind {
    case .latin: break
    case .shapes: style += box
    case .single: style += box + "text-align:center;"
    case .emoji: style += box + "text-align:center;font-variant-emoji:emoji;"
    case .rightToLeft: style += box + "direction:rtl;unicode-bidi:isolate;letter-spacing:0;"
    }
    return style
  }
}

extension CellAttributes {
  /// The lines as a value of CSS's `text-decoration`; `nil` if there are none.
  var decoration: String? {
    switch (contains(.underline), contains(.strikethrough)) {
    case (true, true): "underline line-through"
    case (true, false): "underline"
    case (false, true): "line-through"
    case (false, false): nil
    }
  }
}

extension CellGrid {
  /// The grid as HTML that looks like a card of `palette` (default: the grid's ``palette``).
  ///
  /// The result is one element with inline styles, to paste into any page. A cell is 8 × 16 pixels:
  /// letters are spaced to it, and backgrounds, blocks, lines and braille are shapes on whole
  /// pixels, under transparent text. Its text is that of ``plain()``, except for trailing spaces.
  /// Glyphs that may come from another font stand in boxes as wide as their cells. A box of lines
  /// around the whole becomes the edge of the card. A picture is embedded as its original file, up
  /// to 2 MiB, clipped to its visible cells.
  ///
  /// `label` is read aloud in place of the cells, such as the `accessibilityLabel` of a drawing.
  /// O(columns × rows).
  public func html(palette: TerminalPalette? = nil, label: String? = nil) -> String {
    let palette = palette ?? self.palette
    let frame = MarkupFrame(of: self, on: palette)
    let grid = preparedForMarkup(palette: palette)
    var encoder = HTMLEncoder(palette: palette, frame: frame, capacity: columns * rows * 8 + 1024)
    let areas = linkAreas
    encoder.open(link: wholeLink, hasLinks: wholeLink != nil || !areas.isEmpty, label: label)
    encoder.append(
      shapes: grid.shapes(on: palette, in: frame)
        + pictureMarkup(palette: palette, in: frame))
    grid.clusters.withUnsafeBufferPointer { clusters in
      for row in 0..<rows {
        if row > 0 { encoder.output.append(0x0A) }
        let line = grid.cells[row * columns..<(row + 1) * columns]
        for run in grid.markupRuns(ofRow: row, clusters) {
          encoder.append(run) { $0.append(run, of: line, clusters) }
        }
      }
    }
    encoder.close(areas)
    return encoder.output.text
  }
}

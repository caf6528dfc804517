extension CellGrid {
  /// The grid as a piece of HTML that looks like a card of `palette` (default: ``palette``, that of the
  /// scheme it was drawn for).
  ///
  /// It is one element with its styles written in, so that it can be pasted into any page. A cell is
  /// 8 × 16 pixels: letters are spaced to it, and grounds, blocks, lines and braille are shapes on whole
  /// pixels, under text that does not show. Its text is that of ``plain()``, except for trailing spaces.
  /// Glyphs that may come from another font stand in boxes as wide as their cells. A box of lines around
  /// the whole becomes the edge of the card. A picture is carried as the file it came from, up to 2 MiB,
  /// cut to the cells in which it is seen.
  ///
  /// `label` is what is read aloud in place of the cells, such as the `accessibilityLabel` of a drawing.
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

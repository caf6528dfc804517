extension CellGrid {
  /// The grid as an SVG document that looks like a card of `palette` (default: ``palette``, that of the
  /// scheme it was drawn for).
  ///
  /// A cell is 8 × 16 pixels. Grounds, blocks, lines and braille are shapes on whole pixels, under text
  /// that does not show; letters are 13.3 pixels large, since most monospaced fonts are 0.602 wide, and
  /// each run of them is placed at its column, so that no font can move a border. Each row is one `text`
  /// element whose text is that of ``plain()``, except for trailing spaces. A box of lines around the
  /// whole becomes the edge of the card. A picture is carried as the file it came from, up to 2 MiB, cut
  /// to the cells in which it is seen.
  ///
  /// `label` is what is read aloud in place of the cells, such as the `accessibilityLabel` of a drawing.
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

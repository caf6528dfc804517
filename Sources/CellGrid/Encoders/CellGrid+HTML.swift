extension CellGrid {
  /// The grid as a piece of HTML that looks like a terminal of the palette.
  ///
  /// It is one `pre` element with its styles written in, so that it can be pasted into any page.
  /// Its text is that of ``plain()``, except for trailing spaces. Glyphs that may come from another
  /// font stand in boxes as wide as their cells. O(columns × rows).
  public func html(palette: TerminalPalette = .dark) -> String {
    var encoder = HTMLEncoder(palette: palette, capacity: columns * rows * 8 + 512)
    encoder.open()
    clusters.withUnsafeBufferPointer { clusters in
      for row in 0..<rows {
        if row > 0 { encoder.output.append(0x0A) }
        let runs = markupRuns(ofRow: row, clusters)
        if row == 0 && runs.isEmpty { encoder.keepFirstLine() }
        let line = cells[row * columns..<(row + 1) * columns]
        for run in runs.flatMap(\.boxes) {
          encoder.append(run, link: link(of: run.style)) { $0.append(run, of: line, clusters) }
        }
      }
    }
    encoder.close()
    return encoder.output.text
  }

  /// The harmless form of a cell's link; `nil` if it has none.
  package func link(of cell: PackedCell) -> String? {
    cell.link == 0 ? nil : HyperlinkTarget.encoded(links[Int(cell.link) - 1])
  }
}

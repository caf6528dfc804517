extension CellGrid {
  /// The grid as a piece of HTML that looks like a terminal of the palette.
  ///
  /// It is one `pre` element with its styles written in, so that it can be pasted into any page.
  /// Its text is that of ``plain()``, except for trailing spaces. Glyphs that may come from another
  /// font stand in boxes as wide as their cells. A picture is carried as the file it came from, up to
  /// 2 MiB, cut to the cells in which it is seen. O(columns × rows).
  public func html(palette: TerminalPalette = .dark) -> String {
    if !pictures.isEmpty {
      return preparedForMarkup(palette: palette).html(
        palette: palette,
        pictures: pictureMarkup(
          palette: palette, attributes: HTMLEncoder.place(columns: columns, rows: rows)))
    }
    return html(palette: palette, pictures: "")
  }

  /// The grid as a piece of HTML, with the markup of pictures behind it.
  private func html(palette: TerminalPalette, pictures: String) -> String {
    var encoder = HTMLEncoder(palette: palette, capacity: columns * rows * 8 + 512)
    encoder.open(isStage: !pictures.isEmpty, link: wholeLink, page: page(on: palette))
    encoder.output.append(pictures)
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

  /// The harmless form of the link of the whole; `nil` if there is none.
  var wholeLink: String? {
    link.flatMap { HyperlinkTarget.encoded($0, allowing: linkSchemes) }
  }

  /// The harmless form of a cell's own link; `nil` if it has none.
  package func link(of cell: PackedCell) -> String? {
    cell.link == 0
      ? nil : HyperlinkTarget.encoded(links[Int(cell.link) - 1], allowing: linkSchemes)
  }
}

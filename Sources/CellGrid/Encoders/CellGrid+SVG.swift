extension CellGrid {
  /// The grid as an SVG document that looks like a terminal of the palette.
  ///
  /// A cell is 8.4 × 16 units, which type of 13.95 units fills: most monospaced fonts are 0.602
  /// wide. Each row is one `text` element whose text is that of ``plain()``, except for trailing
  /// spaces, and each run in it is placed at its column, so that no font can move a border. A picture
  /// is carried as the file it came from, up to 2 MiB, cut to the cells in which it is seen.
  /// O(columns × rows).
  public func svg(palette: TerminalPalette = .dark) -> String {
    if !pictures.isEmpty {
      return preparedForMarkup(palette: palette).svg(
        palette: palette,
        pictures: pictureMarkup(
          palette: palette, attributes: SVGEncoder.place(columns: columns, rows: rows)))
    }
    return svg(palette: palette, pictures: "")
  }

  /// The grid as an SVG document, with the markup of pictures behind it.
  private func svg(palette: TerminalPalette, pictures: String) -> String {
    var encoder = SVGEncoder(palette: palette, capacity: columns * rows * 16 + 512)
    encoder.open(columns: columns, rows: rows, link: wholeLink, page: page(on: palette))
    encoder.output.append(pictures)
    clusters.withUnsafeBufferPointer { clusters in
      for row in 0..<rows {
        if row > 0 { encoder.endLine() }
        let line = cells[row * columns..<(row + 1) * columns]
        encoder.appendBackgrounds(of: line, row: row)
        let runs = markupRuns(ofRow: row, clusters)
        if runs.isEmpty { continue }
        encoder.openRow(row)
        for run in runs.flatMap(\.boxes) {
          encoder.append(run, link: link(of: run.style)) { $0.append(run, of: line, clusters) }
        }
        encoder.closeRow()
      }
    }
    encoder.close()
    return encoder.output.text
  }
}

extension CellGrid {
  /// What the markup of the grid stands on: the colour behind all four corners, so that a card has
  /// no frame of another colour, else that of the palette.
  func page(on palette: TerminalPalette) -> RGBA {
    guard let first = cells.first, let ground = first.opaqueBackground(on: palette) else {
      return palette.background
    }
    let corners = [columns - 1, cells.count - columns, cells.count - 1]
    let isCard = corners.allSatisfy { cells[$0].opaqueBackground(on: palette) == ground }
    return isCard ? ground : palette.background
  }
}

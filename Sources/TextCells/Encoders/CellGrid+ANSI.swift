extension CellGrid {
  /// The grid as text with ANSI escape sequences (ECMA-48, xterm's colours, OSC 8 links).
  ///
  /// Rows are as wide as the grid, each ends in the terminal's own style, and they are joined by
  /// line feeds, without one at the end. O(columns × rows).
  public func ansi(_ options: ANSIOptions = ANSIOptions()) -> String {
    if !pictures.isEmpty {
      let output = PictureOutput(
        colorDepth: options.colorDepth, glyphSet: glyphSet, hasSextants: options.hasSextants,
        palette: options.palette ?? palette)
      return showingPictures(on: output).ansi(options)
    }
    let cells =
      switch options.colorDepth {
      case .monochrome: inPlainForm.cells
      case .ansi16, .ansi256: withTextures(options.colorDepth).cells
      case .trueColor: cells
      }
    var encoder = ANSIEncoder(
      options, palette: options.palette ?? palette, links: links, wholeLink: wholeLink,
      schemes: linkSchemes,
      capacity: (columns * 4 + 16) * rows)
    clusters.withUnsafeBufferPointer { clusters in
      cells.withUnsafeBufferPointer { cells in
        for row in 0..<rows {
          if row > 0 { encoder.endLine() }
          let line = cells[row * columns..<(row + 1) * columns]
          encoder.append(UnsafeBufferPointer(rebasing: line), clusters: clusters)
        }
      }
    }
    encoder.reset()
    return encoder.output.text
  }
}

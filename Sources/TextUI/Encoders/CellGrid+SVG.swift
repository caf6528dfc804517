extension CellGrid {
  /// The grid as an SVG document that looks like a terminal of the palette. O(columns × rows).
  public func svg(palette: TerminalPalette = .dark) -> String {
    ""
  }
}

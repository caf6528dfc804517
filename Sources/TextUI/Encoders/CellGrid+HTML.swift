extension CellGrid {
  /// The grid as a piece of HTML, one `pre` element, that looks like a terminal of the palette.
  /// O(columns × rows).
  public func html(palette: TerminalPalette = .dark) -> String {
    ""
  }
}

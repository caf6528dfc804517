extension CellGrid {
  /// The grid as text with ANSI escape sequences: rows are whole, each ends in the terminal's own
  /// style, and they are joined by line feeds, without one at the end. O(columns × rows).
  public func ansi(_ options: ANSIOptions = ANSIOptions()) -> String {
    plain(glyphSet: options.glyphSet)
  }
}

extension CellGrid {
  /// The grid as text without any style: rows end without trailing spaces and are joined by line
  /// feeds, without one at the end. O(columns × rows).
  public func plain(glyphSet: GlyphSet = .unicode) -> String {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns { line += self[column, row].glyph }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}

/// Two grids are equal when they look the same, however they came to be.
extension CellGrid: Hashable {
  /// Compares cell by cell.
  ///
  /// O(columns × rows).
  public static func == (left: CellGrid, right: CellGrid) -> Bool {
    guard left.columns == right.columns, left.rows == right.rows, left.link == right.link else {
      return false
    }
    if left.clusters == right.clusters && left.links == right.links
      && left.pictures == right.pictures
    {
      return left.cells == right.cells
    }
    if !left.pictures.isEmpty || !right.pictures.isEmpty {
      return left.showingPictures(on: .full(left.glyphSet))
        == right.showingPictures(on: .full(right.glyphSet))
    }
    return zip(left.cells, right.cells).allSatisfy { left.resolved($0) == right.resolved($1) }
  }

  /// Feeds the size and every cell to the hasher.
  ///
  /// O(columns × rows).
  public func hash(into hasher: inout Hasher) {
    if !pictures.isEmpty { return showingPictures(on: .full(glyphSet)).hash(into: &hasher) }
    hasher.combine(columns)
    for cell in cells { hasher.combine(resolved(cell)) }
  }
}

extension DrawingContext {
  /// A blank context for the mask of this one's drawing, in which opacity is kept as it is written.
  func forMask() -> DrawingContext {
    var mask = self
    mask.grid = CellGrid(columns: grid.columns, rows: grid.rows)
    mask.mapping = .fullColor
    mask.backdrop.alpha = 0
    (mask.effects.opacity, mask.effects.colors) = (1, 0)
    (mask.inked, mask.borders) = ([], [])
    return mask
  }

  /// Masks what was drawn since an earlier state of the grid.
  mutating func mask(by mask: DrawingContext, since before: CellGrid) {
    let isFill = grid.mask(
      by: mask.grid, since: before, solid: solid, label: label, backdrop: backdrop)
    if !isFill { return }
    // A mark would give letters on it the mask's colour.
    inked += mask.inked.filter { if case .mark = $0.kind { false } else { true } }
  }
}

/// The distances that views keep where none is given.
enum Spacing {
  /// Between views side by side: a column.
  static let horizontal = CellMetrics.width
  /// Between views one above the other: none, since rows of text are apart already.
  static let vertical: CGFloat = 0
  /// Around a view that asks for padding: 16 points, two columns or one row.
  static let padding: CGFloat = 16

  /// A gap in whole cells: half a cell and more count as one, and NaN as 0.
  ///
  /// Otherwise gaps of one length would differ by a cell, depending on where the views around them
  /// end: with 4 points between texts of one column, every second gap would be a column wide.
  static func snapped(_ gap: CGFloat, along axis: Axis) -> CGFloat {
    if gap.isNaN { return 0 }
    let cell = axis == .horizontal ? CellMetrics.width : CellMetrics.height
    return (gap / cell + 0.5).rounded(.down) * cell
  }
}

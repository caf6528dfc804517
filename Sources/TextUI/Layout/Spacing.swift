/// The default distances of views.
enum Spacing {
  /// Between views side by side: 8 points, one column.
  static let horizontal = CellMetrics.width
  /// Between views one above the other: 0, since rows of text are apart already.
  static let vertical: CGFloat = 0
  /// Around a padded view: 16 points, two columns or one row.
  static let padding: CGFloat = 16

  /// A gap in whole cells: half a cell and more count as one, and NaN as 0.
  ///
  /// Otherwise equal gaps would differ by a cell, depending on the ends of the views around them:
  /// with 4 points between texts of one column, every second gap would be a column wide.
  static func snapped(_ gap: CGFloat, along axis: Axis) -> CGFloat {
    if gap.isNaN { return 0 }
    let cell = axis == .horizontal ? CellMetrics.width : CellMetrics.height
    return (gap / cell + 0.5).rounded(.down) * cell
  }
}

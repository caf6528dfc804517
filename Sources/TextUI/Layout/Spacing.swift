import struct Foundation.CGFloat

/// The distances that views keep where none is given.
enum Spacing {
  /// Between views side by side: a column.
  static let horizontal = CellMetrics.width
  /// Between views one above the other: none, since rows of text are apart already.
  static let vertical: CGFloat = 0
  /// Around a view that asks for padding: 16 points, two columns or one row.
  static let padding: CGFloat = 16
}

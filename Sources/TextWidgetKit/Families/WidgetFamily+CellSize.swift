extension WidgetFamily {
  /// Columns and rows of the family, in cells.
  ///
  /// Apple's point sizes for the 393 × 852 phone (extra large: the 834 × 1194 iPad; portrait:
  /// visionOS) at 8 × 16 points a cell. Source: Human Interface Guidelines, Widgets,
  /// Specifications. The inline family is one line of 234 points.
  public var cellSize: CellSize {
    switch self {
    case .systemSmall: CellSize(columns: 20, rows: 10)
    case .systemMedium: CellSize(columns: 42, rows: 10)
    case .systemLarge: CellSize(columns: 42, rows: 22)
    case .systemExtraLarge: CellSize(columns: 89, rows: 21)
    case .systemExtraLargePortrait: CellSize(columns: 42, rows: 28)
    case .accessoryCircular: CellSize(columns: 10, rows: 5)
    case .accessoryRectangular: CellSize(columns: 20, rows: 5)
    case .accessoryInline: CellSize(columns: 29, rows: 1)
    case .accessoryCorner: CellSize(columns: 10, rows: 5)
    }
  }
}

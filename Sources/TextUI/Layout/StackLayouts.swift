/// An ``HStack`` as a ``Layout``, with views side by side.
public struct HStackLayout: ContainerLayout {
  /// The guide at which the views align.
  public var alignment: VerticalAlignment
  /// The gap in points, drawn in whole columns; `nil` is one column.
  public var spacing: CGFloat?

  /// Creates a layout with views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A horizontal direction, along which spacers inside extend.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }

  func container(adding grid: (GridSettings) -> Int) -> Node.Container {
    .stack(.horizontal, spacing: spacing, alignment: alignment.id)
  }
}

/// A ``VStack`` as a ``Layout``, with views one above the other.
public struct VStackLayout: ContainerLayout {
  /// The guide at which the views align.
  public var alignment: HorizontalAlignment
  /// The gap in points, drawn in whole rows; `nil` is no row.
  public var spacing: CGFloat?

  /// Creates a layout with views one above the other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A vertical direction, along which spacers inside extend.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }

  func container(adding grid: (GridSettings) -> Int) -> Node.Container {
    .stack(.vertical, spacing: spacing, alignment: alignment.id)
  }
}

/// A ``ZStack`` as a ``Layout``, with views in front of each other.
public struct ZStackLayout: ContainerLayout {
  /// The guides at which the views align.
  public var alignment: Alignment

  /// Creates a layout with views in front of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  func container(adding grid: (GridSettings) -> Int) -> Node.Container { .depthStack(alignment) }
}

/// A ``Grid`` as a ``Layout``, with cells of rows in common columns.
///
/// A custom layout can ask it for its size but cannot let it place the cells of rows.
public struct GridLayout: ContainerLayout {
  /// The guides at which the views align in their cells.
  public var alignment: Alignment
  /// The gap between columns in points; `nil` is one column.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points; `nil` is no row.
  public var verticalSpacing: CGFloat?

  /// Creates a layout with the cells of rows in columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  func container(adding grid: (GridSettings) -> Int) -> Node.Container {
    .grid(
      grid(
        GridSettings(
          alignment: alignment, horizontalSpacing: horizontalSpacing,
          verticalSpacing: verticalSpacing)))
  }
}

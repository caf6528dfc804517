/// An ``HStack`` as a ``Layout``: views side by side.
public struct HStackLayout: ContainerLayout {
  /// The guides in which the views meet.
  public var alignment: VerticalAlignment
  /// The gap in points; `nil` is a column.
  public var spacing: CGFloat?

  /// Puts views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers in it are wide.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }

  func container(adding grid: (GridSettings) -> Int) -> Node.Container {
    .stack(.horizontal, spacing: spacing, alignment: alignment.id)
  }
}

/// A ``VStack`` as a ``Layout``: views one above the other.
public struct VStackLayout: ContainerLayout {
  /// The guides in which the views meet.
  public var alignment: HorizontalAlignment
  /// The gap in points; `nil` is no row.
  public var spacing: CGFloat?

  /// Puts views one above the other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers in it are high.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }

  func container(adding grid: (GridSettings) -> Int) -> Node.Container {
    .stack(.vertical, spacing: spacing, alignment: alignment.id)
  }
}

/// A ``ZStack`` as a ``Layout``: views one in front of the other.
public struct ZStackLayout: ContainerLayout {
  /// The guides in which the views meet.
  public var alignment: Alignment

  /// Puts views one in front of the other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  func container(adding grid: (GridSettings) -> Int) -> Node.Container { .depthStack(alignment) }
}

/// A ``Grid`` as a ``Layout``: rows of cells whose columns are level.
///
/// Your own layout can ask it for its size; it cannot let it place the cells of rows.
public struct GridLayout: ContainerLayout {
  /// The guides in which the views meet those of their cells.
  public var alignment: Alignment
  /// The gap between columns in points; `nil` is a column.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points; `nil` is no row.
  public var verticalSpacing: CGFloat?

  /// Puts the cells of rows into columns.
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

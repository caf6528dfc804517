public struct HStackLayout: ContainerLayout {
  public var alignment: VerticalAlignment
  /// The gap in points, drawn in whole columns; `nil` is one column.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }

  func container(adding grid: (GridSettings) -> Int) -> Node.Container {
    .stack(.horizontal, spacing: spacing, alignment: alignment.id)
  }
}

public struct VStackLayout: ContainerLayout {
  public var alignment: HorizontalAlignment
  /// The gap in points, drawn in whole rows; `nil` is no row.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }

  func container(adding grid: (GridSettings) -> Int) -> Node.Container {
    .stack(.vertical, spacing: spacing, alignment: alignment.id)
  }
}

public struct ZStackLayout: ContainerLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  func container(adding grid: (GridSettings) -> Int) -> Node.Container { .depthStack(alignment) }
}

/// A custom layout can ask it for its size but cannot let it place the cells of rows.
public struct GridLayout: ContainerLayout {
  public var alignment: Alignment
  /// The gap between columns in points; `nil` is one column.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points; `nil` is no row.
  public var verticalSpacing: CGFloat?

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

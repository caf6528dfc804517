/// Rows of cells in common columns.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Peak"); Text("92 mg") }
///   GridRow { Text("Now"); Text("56 mg") }
/// }
/// ```
///
/// ```
/// Peak 92 mg
/// Now  56 mg
/// ```
///
/// A view outside of a ``GridRow`` takes a row of its own. If a cell of several columns needs more
/// space, the last of them grows.
public struct Grid<Content> {
  private let settings: GridSettings
  private let content: Content

  /// Creates a grid with spacings in points; by default a column horizontally, no row vertically.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    settings = GridSettings(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: View where Content: View {
  public func resolve(into builder: inout TreeBuilder) {
    builder.add(.grid(builder.tree.grids.add(settings)), along: .vertical, around: content)
  }
}

/// Outside of a grid it is a ``Group``; a modifier of the row applies to each cell.
public struct GridRow<Content> {
  private let alignment: VerticalAlignment?
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View where Content: View {
  public func resolve(into builder: inout TreeBuilder) {
    if builder.isInGrid {
      builder.add(.gridRow(alignment), along: .horizontal, around: content)
    } else {
      content.resolve(into: &builder)
    }
  }
}

struct GridSettings {
  let alignment: Alignment
  let horizontalSpacing: CGFloat
  let verticalSpacing: CGFloat

  /// Takes gaps in points; by default a column horizontally and no row vertically.
  init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.alignment = alignment
    self.horizontalSpacing = Spacing.snapped(
      horizontalSpacing ?? Spacing.horizontal, along: .horizontal)
    self.verticalSpacing = Spacing.snapped(verticalSpacing ?? Spacing.vertical, along: .vertical)
  }
}

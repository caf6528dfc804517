/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// How long the item is across the grid's direction.
  public var size: Size
  /// The gap to the next item in points; `nil` is a column, or no row.
  public var spacing: CGFloat?
  /// How the views stand in their cells; `nil` is the grid's alignment.
  public var alignment: Alignment?

  /// How long an item is, in points.
  public enum Size: Sendable {
    /// So long.
    case fixed(CGFloat)
    /// An equal share of what is left, between limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit, each between limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  var isFixed: Bool {
    if case .fixed = size { true } else { false }
  }

  /// Creates an item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, filled row by row.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.fixed(24)), GridItem(.fixed(24))], alignment: .leading) {
///   ForEach(1..<5) { Text("\($0 * 25)") }
/// }
/// ```
///
/// ```
/// 25  50
/// 75  100
/// ```
public struct LazyVGrid<Content> {
  private let settings: LazyGridSettings
  private let content: Content

  /// Puts views into columns, with a spacing between rows in points.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    settings = LazyGridSettings(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? Spacing.vertical)
    self.content = content()
  }
}

extension LazyVGrid: View where Content: View {
  public func resolve(into tree: inout ViewTree) {
    tree.add(.lazyGrid(tree.lazyGrids.add(settings)), along: nil, around: content)
  }
}

/// Views in rows, filled column by column.
public struct LazyHGrid<Content> {
  private let settings: LazyGridSettings
  private let content: Content

  /// Puts views into rows, with a spacing between columns in points.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    settings = LazyGridSettings(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? Spacing.horizontal)
    self.content = content()
  }
}

extension LazyHGrid: View where Content: View {
  public func resolve(into tree: inout ViewTree) {
    tree.add(.lazyGrid(tree.lazyGrids.add(settings)), along: nil, around: content)
  }
}

/// How a lazy grid is arranged.
struct LazyGridSettings {
  /// The direction in which the grid grows.
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat
}

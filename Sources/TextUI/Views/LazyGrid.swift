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
    tree.add(settings, around: content)
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
    tree.add(settings, around: content)
  }
}

extension ViewTree {
  /// Adds a lazy grid, which asks where the sections of its views begin and end.
  @MainActor
  fileprivate mutating func add<Content: View>(
    _ settings: LazyGridSettings, around content: Content
  ) {
    let mark = mark
    let outer = (stackAxis, isInGrid, notes.sections)
    (stackAxis, isInGrid, notes.sections) = (nil, false, [])
    content.resolve(into: &self)
    var settings = settings
    settings.sections = (notes.sections ?? []).map { $0.counted(from: mark) }
    (stackAxis, isInGrid, notes.sections) = outer
    add(.lazyGrid(lazyGrids.add(settings)), childrenFrom: mark)
  }
}

/// How a lazy grid is arranged.
struct LazyGridSettings {
  /// The direction in which the grid grows.
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat
  var sections: [SectionMarks] = []

  /// Whether a view is a header or a footer, which are as wide as the grid.
  func isAcross(_ index: Int) -> Bool {
    sections.contains {
      ($0.start..<$0.content).contains(index) || ($0.footer..<$0.end).contains(index)
    }
  }

  /// The views of the line that begins with one of them: no line goes on from one section to another.
  func line(from first: Int, of count: Int, tracks: Int) -> Range<Int> {
    if isAcross(first) { return first..<first + 1 }
    var end = min(first + tracks, count)
    for section in sections {
      for mark in [section.start, section.footer, section.end] where mark > first {
        end = min(end, mark)
      }
    }
    return first..<end
  }
}

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

  var isFixed: Bool { if case .fixed = size { true } else { false } }

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
  /// Adds one container with all the views: other than SwiftUI's, it makes none of them later.
  public func resolve(into builder: inout TreeBuilder) { builder.add(settings, around: content) }
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
  /// Adds one container with all the views: other than SwiftUI's, it makes none of them later.
  public func resolve(into builder: inout TreeBuilder) { builder.add(settings, around: content) }
}

extension TreeBuilder {
  /// Adds a lazy grid, which asks where the sections of its views begin and end.
  @MainActor
  fileprivate mutating func add<Content: View>(
    _ settings: LazyGridSettings, around content: Content
  ) {
    let sections = notes.sections
    notes.sections = []
    add(.lazyGrid(tree.lazyGrids.add(settings)), along: nil, around: content)
    notes.sections = sections
  }
}

struct LazyGridSettings {
  /// The direction in which the grid grows.
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat
  var sections: [SectionMarks] = []

  /// The lines of so many views in so many tracks: a header or a footer is one of its own, and none
  /// goes on from one section to another.
  func lines(of count: Int, tracks: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    while first < count {
      let isAcross = isAcross(first)
      var end = isAcross ? first + 1 : min(first + tracks, count)
      for section in sections where !isAcross {
        for mark in [section.start, section.footer, section.end] where mark > first {
          end = min(end, mark)
        }
      }
      lines.append(first..<end)
      first = end
    }
    return lines
  }

  /// Whether a view is a header or a footer, which are as wide as the grid.
  func isAcross(_ index: Int) -> Bool {
    sections.contains {
      ($0.start..<$0.content).contains(index) || ($0.footer..<$0.end).contains(index)
    }
  }
}

public struct GridItem: Sendable {
  public var size: Size
  /// The gap, in points, to the next item; `nil` is a column's width, or no row.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  var isFixed: Bool { if case .fixed = size { true } else { false } }

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

  /// No header stays in place, so `pinnedViews` has no effect.
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
  /// Adds one container with all the views; unlike SwiftUI's, it creates them all at once.
  public func resolve(into builder: inout TreeBuilder) { builder.add(settings, around: content) }
}

public struct LazyHGrid<Content> {
  private let settings: LazyGridSettings
  private let content: Content

  /// No header stays in place, so `pinnedViews` has no effect.
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
  /// Adds one container with all the views; unlike SwiftUI's, it creates them all at once.
  public func resolve(into builder: inout TreeBuilder) { builder.add(settings, around: content) }
}

extension TreeBuilder {
  /// Adds a lazy grid, and collects the section boundaries of its views.
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
  /// The direction of the grid's growth.
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat
  var sections: [SectionMarks] = []

  /// The lines of `count` views in `tracks` tracks: headers, footers and sections have their own.
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

  /// Whether the view is a header or footer, which are as wide as the grid.
  func isAcross(_ index: Int) -> Bool {
    sections.contains {
      ($0.start..<$0.content).contains(index) || ($0.footer..<$0.end).contains(index)
    }
  }
}

/// Your own arrangement of views.
///
/// ```swift
/// struct Steps: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///   ) -> CGSize {
///     proposal.replacingUnspecifiedDimensions()
///   }
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///   ) {
///     for (index, subview) in subviews.enumerated() {
///       let step = CGFloat(index) * 16
///       subview.place(
///         at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
///     }
///   }
/// }
/// ```
public protocol Layout {
  /// What is worked out once and used again, in measuring and in placing.
  associatedtype Cache = Void

  /// The views to be arranged.
  typealias Subviews = LayoutSubviews

  /// What the views inside have to know of the arrangement.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache for some views: once in a drawing, before they are first measured.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache when views have changed.
  ///
  /// In a picture none do: it is never called, as in SwiftUI where nothing changes. The default
  /// makes the cache anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The size in points that the arrangement takes of what it is offered.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each view in a rectangle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a horizontal guide lies in the rectangle of the arrangement; `nil` where it is not set.
  ///
  /// The default is the mean of what the views have set.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a vertical guide lies in the rectangle of the arrangement; `nil` where it is not set.
  ///
  /// The default is the mean of what the views have set, of the first text's baseline the first
  /// and of the last one's the last.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The distances that the arrangement keeps from its neighbours in a stack without spacing.
  ///
  /// The default keeps what its views would.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Adds the nodes of views that the layout arranges.
  ///
  /// The default adds one that asks the layout; there is no need to write another.
  @MainActor func resolve<Content: View>(_ content: Content, into builder: inout TreeBuilder)
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// An arrangement without a direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The mean of what the views have set.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.session.joinedGuide(guide.id, .horizontal) }

  /// The mean of what the views have set, of baselines the first or the last.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.session.joinedGuide(guide.id, .vertical) }

  /// What the views keep, joined.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.dropFirst().reduce(subviews.first?.spacing ?? ViewSpacing()) { spacing, subview in
      spacing.union(subview.spacing)
    }
  }

  /// Adds a node that asks the layout.
  @MainActor
  public func resolve<Content: View>(_ content: Content, into builder: inout TreeBuilder) {
    let layout = builder.tree.layouts.add { LayoutEraser(self) }
    builder.add(
      .layout(layout), along: Self.layoutProperties.stackOrientation, around: content)
  }

  /// Arranges views.
  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// What views inside a ``Layout`` have to know of it.
public struct LayoutProperties: Sendable {
  /// The direction of a stack, which spacers and dividers inside it follow.
  public var stackOrientation: Axis?

  /// The properties of an arrangement without a direction.
  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

package struct LayoutView<Arrangement, Content> {
  let layout: Arrangement
  let content: Content
}

extension LayoutView: View where Arrangement: Layout, Content: View {
  package func resolve(into builder: inout TreeBuilder) { layout.resolve(content, into: &builder) }
}

/// A custom arrangement of views.
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
  /// Values computed once for measuring and placing.
  associatedtype Cache = Void

  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// The properties of the arrangement that views inside depend on.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache for some views: once for each drawing, before they are first measured.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after views change.
  ///
  /// Never called, since the views of a picture do not change. The default makes the cache anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the arrangement's size for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each view in a rectangle, in points.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns a horizontal guide's position in the arrangement's rectangle; `nil` if it is not set.
  ///
  /// The default is the mean of the positions that the views set.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns a vertical guide's position in the arrangement's rectangle; `nil` if it is not set.
  ///
  /// The default is the mean of the positions set by the views, of text baselines the outermost.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the distances to neighbours in a stack without spacing.
  ///
  /// The default combines the distances of the views.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Adds the nodes of the arranged views.
  ///
  /// The default adds a node that asks the layout; a custom one is unnecessary.
  @MainActor func resolve<Content: View>(_ content: Content, into builder: inout TreeBuilder)
}

extension Layout where Cache == Void {
  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The properties of an arrangement without a direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the mean of the positions that the views set.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.session.joinedGuide(guide.id, .horizontal) }

  /// Returns the mean of the positions set by the views, of text baselines the first or the last.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.session.joinedGuide(guide.id, .vertical) }

  /// Returns the combined distances of the views.
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

  /// Arranges views with this layout, as in `layout { … }`.
  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// The properties of a ``Layout`` that views inside it depend on.
public struct LayoutProperties: Sendable {
  /// The direction of a stack, for spacers and dividers inside it; `nil` for other layouts.
  public var stackOrientation: Axis?

  /// Creates the properties of an arrangement without a direction.
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

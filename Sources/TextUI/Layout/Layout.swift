public protocol Layout {
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache for some views: once for each drawing, before they are first measured.
  func makeCache(subviews: Subviews) -> Cache

  /// Never called, since the views of a picture do not change; the default makes the cache anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The default is the mean of the positions that the views set.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The default is the mean of the positions that the views set, of text baselines the outermost.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The default combines the distances of the views.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Adds the nodes of the arranged views; the default asks the layout, and suits custom ones.
  @MainActor func resolve<Content: View>(_ content: Content, into builder: inout TreeBuilder)
}

extension Layout where Cache == Void {
  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.session.joinedGuide(guide.id, .horizontal) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.session.joinedGuide(guide.id, .vertical) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.dropFirst().reduce(subviews.first?.spacing ?? ViewSpacing()) { spacing, subview in
      spacing.union(subview.spacing)
    }
  }

  @MainActor
  public func resolve<Content: View>(_ content: Content, into builder: inout TreeBuilder) {
    let layout = builder.tree.layouts.add { LayoutEraser(self) }
    builder.add(
      .layout(layout), along: Self.layoutProperties.stackOrientation, around: content)
  }

  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?

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

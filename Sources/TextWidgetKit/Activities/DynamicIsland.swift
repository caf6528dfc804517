public struct DynamicIsland {
  let expanded: DynamicIslandExpandedContent<AnyView>
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView

  /// No form of it is drawn outside of a preview.
  @MainActor
  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @MainActor () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @MainActor () -> Leading,
    @ViewBuilder compactTrailing: @MainActor () -> Trailing,
    @ViewBuilder minimal: @MainActor () -> Minimal
  ) {
    self.expanded = DynamicIslandExpandedContent(regions: expanded().regions)
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  /// - Effect: none; the island's outline has a fixed colour.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// - Effect: none; a preview cannot be tapped.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// - Effect: none; the margins are fixed.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }

  /// The compact form: a pill, as wide as both sides and the camera need.
  @MainActor package var compactForm: some View {
    HStack {
      compactLeading
      Spacer(minLength: 0).frame(width: Self.camera)
      compactTrailing
    }
    .lineLimit(1)
    .padding(.horizontal, 2 * CellMetrics.width)
    .onIsland(Capsule())
  }

  /// The form beside the island of another activity.
  @MainActor package var minimalForm: some View { minimal.inIslandBox() }

  /// The form around and below the camera, `width` points wide.
  @MainActor package func expandedForm(width: CGFloat) -> some View {
    expanded.view.inIslandBox(width: width)
  }

  /// The width of the camera in points.
  private static var camera: CGFloat { 6 * CellMetrics.width }
}

extension View {
  /// Pads the view into the island's box; without `width` the box fits its content.
  fileprivate func inIslandBox(width: CGFloat? = nil) -> some View {
    padding(.horizontal, 2 * CellMetrics.width).padding(.vertical, CellMetrics.height)
      .frame(width: width)
      .onIsland(RoundedRectangle(cornerRadius: CellMetrics.width))
  }

  /// Draws the view on the island's black background with an outline, in the dark scheme.
  fileprivate func onIsland(_ shape: some InsettableShape) -> some View {
    background(shape.fill(.black)).overlay(shape.strokeBorder(.tertiary))
      .environment(\.colorScheme, .dark)
  }
}

public enum DynamicIslandMode: Hashable, Sendable {
  case expanded, compactLeading, compactTrailing, minimal
}

public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  case leading, trailing, center, bottom
}

/// Regions at the same place form a column.
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let content: AnyView

  /// `priority` is ignored, since every region gets the space it needs.
  @MainActor
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @MainActor () -> Content
  ) {
    self.position = position
    self.content = AnyView(content())
  }

  /// - Effect: none; the margins are fixed.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
}

public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [(position: DynamicIslandExpandedRegionPosition, content: AnyView)]

  /// The rows around the camera, then the bottom region.
  @MainActor var view: some View {
    VStack {
      HStack {
        views(at: .leading)
        Spacer()
        views(at: .center)
        Spacer()
        views(at: .trailing)
      }
      views(at: .bottom)
    }
  }

  @MainActor private func views(at position: DynamicIslandExpandedRegionPosition) -> some View {
    let found = regions.filter { $0.position == position }
    return VStack { ForEach(found.indices, id: \.self) { found[$0].content } }
  }
}

@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: [(region.position, region.content)])
  }
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: content.regions)
  }
  public static func buildBlock(
    _ contents: DynamicIslandExpandedContent<AnyView>...
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: contents.flatMap(\.regions))
  }
  public static func buildOptional(
    _ content: DynamicIslandExpandedContent<AnyView>?
  ) -> DynamicIslandExpandedContent<AnyView> {
    content ?? DynamicIslandExpandedContent(regions: [])
  }
  public static func buildEither(
    first content: DynamicIslandExpandedContent<AnyView>
  ) -> DynamicIslandExpandedContent<AnyView> { content }
  public static func buildEither(
    second content: DynamicIslandExpandedContent<AnyView>
  ) -> DynamicIslandExpandedContent<AnyView> { content }
  public static func buildLimitedAvailability(
    _ content: DynamicIslandExpandedContent<AnyView>
  ) -> DynamicIslandExpandedContent<AnyView> { content }
}

/// The forms of a Live Activity in the Dynamic Island: expanded, compact and minimal.
public struct DynamicIsland {
  let expanded: DynamicIslandExpandedContent<AnyView>
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView

  /// Creates the forms.
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

  /// No line is drawn around it.
  /// - Effect: none
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// A preview is not tapped.
  /// - Effect: none
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// Margins are the same always.
  /// - Effect: none
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }

  /// The island on both sides of the camera, a pill as wide as both need.
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

  /// The island beside that of another activity.
  @MainActor package var minimalForm: some View { minimal.inIslandBox() }

  /// The island around and below the camera, `width` points wide.
  @MainActor package func expandedForm(width: CGFloat) -> some View {
    expanded.view.inIslandBox(width: width)
  }

  /// What both sides leave to the camera, in points.
  private static var camera: CGFloat { 6 * CellMetrics.width }
}

extension View {
  /// In a box of the island, `width` points wide or as wide as this needs.
  fileprivate func inIslandBox(width: CGFloat? = nil) -> some View {
    padding(.horizontal, 2 * CellMetrics.width).padding(.vertical, CellMetrics.height)
      .frame(width: width)
      .onIsland(RoundedRectangle(cornerRadius: CellMetrics.width))
  }

  /// On the island, which is black whatever the scheme, with its outline.
  fileprivate func onIsland(_ shape: some InsettableShape) -> some View {
    background(shape.fill(.black)).overlay(shape.strokeBorder(.tertiary))
      .environment(\.colorScheme, .dark)
  }
}

/// A form of the island.
public enum DynamicIslandMode: Hashable, Sendable {
  case expanded, compactLeading, compactTrailing, minimal
}

/// Where a region of the expanded island lies.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  case leading, trailing, center, bottom
}

/// One of the four places around the camera in the expanded form; regions of one place stand in a column.
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let content: AnyView

  /// Creates a region; its priority says who gets the room, which all have here.
  @MainActor
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @MainActor () -> Content
  ) {
    self.position = position
    self.content = AnyView(content())
  }

  /// Margins are the same always.
  /// - Effect: none
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
}

/// The regions of the expanded island, each a view of its own kind.
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [(position: DynamicIslandExpandedRegionPosition, content: AnyView)]

  /// The regions around the camera, and below it.
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

/// Puts the regions of the expanded island together.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// A region at its place around the camera.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: [(region.position, region.content)])
  }
  /// Regions that were built elsewhere, each at its own place.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: content.regions)
  }
  /// All regions, in the order of their lines.
  public static func buildBlock(
    _ contents: DynamicIslandExpandedContent<AnyView>...
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: contents.flatMap(\.regions))
  }
  /// An `if` without `else` adds no region where it is false.
  public static func buildOptional(
    _ content: DynamicIslandExpandedContent<AnyView>?
  ) -> DynamicIslandExpandedContent<AnyView> {
    content ?? DynamicIslandExpandedContent(regions: [])
  }
  /// The regions of an `if` that is true.
  public static func buildEither(
    first content: DynamicIslandExpandedContent<AnyView>
  ) -> DynamicIslandExpandedContent<AnyView> { content }
  /// The regions of an `else`.
  public static func buildEither(
    second content: DynamicIslandExpandedContent<AnyView>
  ) -> DynamicIslandExpandedContent<AnyView> { content }
  /// The regions behind an `#available`, which is always true here.
  public static func buildLimitedAvailability(
    _ content: DynamicIslandExpandedContent<AnyView>
  ) -> DynamicIslandExpandedContent<AnyView> { content }
}

import struct Foundation.CGFloat

/// A window onto content that may be larger.
///
/// Nothing scrolls in a picture: the window shows the start of its content and cuts off the rest.
/// Along its axes it takes all it is offered and lets the content have its ideal length; across
/// them it is as large as the content.
public struct ScrollView<Content> {
  private let axes: Axis.Set
  private let content: Content

  /// Shows the start of content that scrolls along `axes`; there are no indicators to show.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: View where Content: View {
  /// The start of the content.
  public var body: some View {
    let isHorizontal = axes.contains(.horizontal)
    let isVertical = axes.contains(.vertical)
    stack
      .fixedSize(horizontal: isHorizontal, vertical: isVertical)
      .frame(
        minWidth: isHorizontal ? 0 : nil, maxWidth: isHorizontal ? .infinity : nil,
        minHeight: isVertical ? 0 : nil, maxHeight: isVertical ? .infinity : nil,
        alignment: .topLeading
      )
      .clipped()
  }

  @ViewBuilder private var stack: some View {
    if axes == .horizontal { HStack { content } } else { VStack { content } }
  }
}

/// Whether the bars are shown that tell how far content has scrolled; a picture has none.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let value: Int

  /// As is usual.
  public static let automatic = ScrollIndicatorVisibility(value: 0)
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(value: 1)
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility(value: 2)
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(value: 3)
}

nonisolated extension View {
  /// No effect: a picture has no bars that tell how far content has scrolled.
  public consuming func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> Self { self }

  /// No effect: nothing scrolls in a picture.
  public consuming func scrollDisabled(_ disabled: Bool) -> Self { self }
}

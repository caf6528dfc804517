/// A window onto content that may be larger.
///
/// ```swift
/// ScrollView {
///   ForEach(1..<9) { Text("Line \($0)") }
/// }
/// ```
///
/// ```
/// Line 1
/// Line 2
/// Line 3
/// ```
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

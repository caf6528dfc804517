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
/// A picture never scrolls: the window shows the start of its content and cuts off the rest. Along
/// its axes, it takes all the space proposed to it and its content has its ideal length; across
/// them, it is as large as the content.
public struct ScrollView<Content> {
  private let axes: Axis.Set
  private let content: Content

  /// Shows the start of content along `axes`; `showsIndicators` has no effect.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: View where Content: View {
  public func resolve(into builder: inout TreeBuilder) {
    let mark = builder.mark
    let isHorizontal = axes.contains(.horizontal)
    let isVertical = axes.contains(.vertical)
    // Wraps the nodes directly: a body of modified views would need several times the stack depth.
    if axes == .horizontal {
      HStack { content }.resolve(into: &builder)
    } else {
      VStack { content }.resolve(into: &builder)
    }
    builder.wrap(from: mark, in: .fixedSize(horizontal: isHorizontal, vertical: isVertical))
    let window = FlexibleFrame(
      horizontal: FlexibleFrame.Limits(
        min: isHorizontal ? 0 : nil, ideal: nil, max: isHorizontal ? .infinity : nil),
      vertical: FlexibleFrame.Limits(
        min: isVertical ? 0 : nil, ideal: nil, max: isVertical ? .infinity : nil))
    builder.wrap(
      from: mark, in: .flexibleFrame(builder.tree.flexibleFrames.add(window), .topLeading))
    builder.wrap(from: mark, in: .effect(.clip))
  }
}

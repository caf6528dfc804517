public import struct Foundation.CGFloat

nonisolated extension View {
  /// Gives the view a size in points; it may draw outside of it.
  ///
  /// An axis without a length is the view's own.
  public consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    NodeModifier(
      content: self,
      wrapper: .frame(width: width.map(length), height: height.map(length), alignment))
  }

  /// Gives the view a size in points between limits.
  ///
  /// With both limits of an axis the frame follows what it is offered; with one it follows the
  /// view beyond it; the ideal counts where nothing is offered.
  public consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FlexibleFrameModifier(
      content: self,
      frame: FlexibleFrame(
        horizontal: FlexibleFrame.Limits(
          min: minWidth.map(length), ideal: idealWidth.map(length), max: maxWidth.map(length)),
        vertical: FlexibleFrame.Limits(
          min: minHeight.map(length), ideal: idealHeight.map(length), max: maxHeight.map(length))),
      alignment: alignment)
  }

  /// Gives the view its ideal size, whatever it is offered.
  public consuming func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length on some axes, whatever it is offered.
  public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    NodeModifier(
      content: self, wrapper: .fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Serves the view before those of lower priority when a stack divides its room.
  public consuming func layoutPriority(_ value: Double) -> some View {
    NodeModifier(content: self, wrapper: .trait(.layoutPriority(value)))
  }
}

/// A length as layout needs it: negative ones and what is no number count as 0.
private func length(_ value: CGFloat) -> CGFloat {
  value > 0 ? value : 0
}

/// A view in a frame whose size follows what it is offered.
package struct FlexibleFrameModifier<Content> {
  let content: Content
  let frame: FlexibleFrame
  let alignment: Alignment
}

extension FlexibleFrameModifier: View where Content: View {
  /// It has no body.
  package typealias Body = Never

  /// Adds the nodes of the view with what the modifier does.
  package func resolve(into tree: inout ViewTree) {
    let mark = tree.mark
    content.resolve(into: &tree)
    tree.flexibleFrames.append(frame)
    tree.wrap(from: mark, in: .flexibleFrame(tree.flexibleFrames.count - 1, alignment))
  }
}

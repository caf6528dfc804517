nonisolated extension View {
  public consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped(in: .frame(width: width.map(limited), height: height.map(limited), alignment))
  }

  public consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let frame = FlexibleFrame(
      horizontal: FlexibleFrame.Limits(
        min: minWidth.map(limited), ideal: idealWidth.map(limited), max: maxWidth.map(limited)),
      vertical: FlexibleFrame.Limits(
        min: minHeight.map(limited), ideal: idealHeight.map(limited), max: maxHeight.map(limited)))
    return wrapped { .flexibleFrame($0.tree.flexibleFrames.add(frame), alignment) }
  }

  public consuming func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped(in: .fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// NaN counts as 0.
  public consuming func layoutPriority(_ value: Double) -> some View {
    // Only spacers have a lower one.
    wrapped(in: .trait(.layoutPriority(value.isNaN ? 0 : max(value, -.greatestFiniteMagnitude))))
  }
}

/// The length clamped for layout: negative lengths and NaN become 0.
func limited(_ value: CGFloat) -> CGFloat { value > 0 ? value : 0 }

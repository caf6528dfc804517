nonisolated extension View {
  /// Gives the view a size in points; it may draw outside of it.
  ///
  /// An axis without a length is the view's own.
  public consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped(in: .frame(width: width.map(limited), height: height.map(limited), alignment))
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
    let frame = FlexibleFrame(
      horizontal: FlexibleFrame.Limits(
        min: minWidth.map(limited), ideal: idealWidth.map(limited), max: maxWidth.map(limited)),
      vertical: FlexibleFrame.Limits(
        min: minHeight.map(limited), ideal: idealHeight.map(limited), max: maxHeight.map(limited)))
    return wrapped { .flexibleFrame($0.tree.flexibleFrames.add(frame), alignment) }
  }

  /// Gives the view its ideal size, whatever it is offered.
  public consuming func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length on some axes, whatever it is offered.
  public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped(in: .fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Serves the view before those of lower priority when a stack divides its room; what is no
  /// number counts as 0.
  public consuming func layoutPriority(_ value: Double) -> some View {
    // Below all others are spacers alone.
    wrapped(in: .trait(.layoutPriority(value.isNaN ? 0 : max(value, -.greatestFiniteMagnitude))))
  }
}

/// A length as layout needs it: negative ones and what is no number count as 0.
func limited(_ value: CGFloat) -> CGFloat { value > 0 ? value : 0 }

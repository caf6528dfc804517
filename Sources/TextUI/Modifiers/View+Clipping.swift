nonisolated extension View {
  /// Clips the drawing to the view's own frame, snapped to cells.
  public consuming func clipped(antialiased: Bool = false) -> some View {
    wrapped(in: .effect(.clip))
  }

  /// Multiplies the view's opacity, 0…1; at 0 the view keeps its space.
  public consuming func opacity(_ opacity: Double) -> some View {
    wrapped(in: .effect(opacity > 0 ? .opacity(min(opacity, 1)) : .hidden))
  }

  /// Hides the view and keeps its space.
  public consuming func hidden() -> some View { wrapped(in: .effect(.hidden)) }
}

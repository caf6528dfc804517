nonisolated extension View {
  /// Clips the drawing to the view's own frame, snapped to cells.
  public consuming func clipped(antialiased: Bool = false) -> some View {
    wrapped(in: .effect(.clip))
  }

  public consuming func opacity(_ opacity: Double) -> some View {
    wrapped(in: .effect(opacity > 0 ? .opacity(min(opacity, 1)) : .hidden))
  }

  public consuming func hidden() -> some View { wrapped(in: .effect(.hidden)) }
}

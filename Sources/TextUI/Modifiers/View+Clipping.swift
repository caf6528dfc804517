nonisolated extension View {
  /// Draws nothing outside of the view's own frame.
  public consuming func clipped(antialiased: Bool = false) -> some View {
    wrapped(in: .effect(.clip))
  }

  /// Draws the view with its opacity multiplied, 0…1.
  public consuming func opacity(_ opacity: Double) -> some View {
    wrapped(in: .effect(opacity > 0 ? .opacity(min(opacity, 1)) : .hidden))
  }

  /// Takes the cells of the view and draws nothing in them.
  public consuming func hidden() -> some View { wrapped(in: .effect(.hidden)) }
}

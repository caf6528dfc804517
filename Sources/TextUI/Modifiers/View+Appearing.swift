nonisolated extension View {
  /// Runs `action` when the view is resolved, before it is drawn.
  public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    // An environment is changed when the view is resolved, which is when it appears.
    environment { _ in action?() }
  }
}

extension View {
  /// Says what a view says before this one, without showing it; nil says nothing more.
  func saying(_ unseen: AnyView?) -> some View {
    ZStack {
      unseen.frame(width: 0, height: 0).clipped()
      self
    }
  }
}

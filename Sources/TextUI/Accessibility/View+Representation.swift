nonisolated extension View {
  /// Says another view in place of this one.
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View { accessibilityHidden(true).background { Unseen(representation()) } }

  /// Says other views inside this one, after what it says itself, such as the bars of a `Canvas`.
  public func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> some View { background { Unseen(children()) } }

  /// Says what a closure makes of what the view says.
  public func accessibilityLabel<Label: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> Label
  ) -> some View {
    let label = content(PlaceholderContentView(self))
    return accessibilityRepresentation { label }
  }
}

private struct Unseen<Content: View> {
  private let content: Content

  init(_ content: Content) { self.content = content }
}

extension Unseen: View {
  var body: some View { VStack { content }.frame(width: 0, height: 0).clipped() }
}

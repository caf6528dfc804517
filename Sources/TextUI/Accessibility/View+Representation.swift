nonisolated extension View {
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View { accessibilityHidden(true).background { Unseen(representation()) } }

  /// Says other views after this one, such as the bars of a `Canvas`.
  public func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> some View { background { Unseen(children()) } }

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

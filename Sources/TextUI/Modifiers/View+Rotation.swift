nonisolated extension View {
  /// Turns the shapes of the view about a point of it; its room stays where it was.
  ///
  /// Letters cannot turn: a view that holds text or symbols stays as it is.
  public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    PathTransformModifier(content: self) { _ in .effect(.rotation(angle, anchor)) }
  }

  /// Changes what the view draws by a transform about its upper left corner; its room stays where
  /// it was.
  ///
  /// Every view is shifted. Turned, scaled and slanted are shapes only: letters stand upright in
  /// their cells, so of a view that holds text or symbols the shift is all that shows.
  public consuming func transformEffect(_ transform: CGAffineTransform) -> some View {
    let shift = CGSize(width: transform.tx, height: transform.ty)
    var rest = transform
    (rest.tx, rest.ty) = (0, 0)
    return PathTransformModifier(content: self) { tree in
      rest.isIdentity ? nil : .effect(.transform(tree.transforms.add(rest)))
    }
    .offset(shift)
  }
}

/// A view whose paths are changed, unless it holds letters.
private struct PathTransformModifier<Content> {
  let content: Content
  let wrapper: (inout ViewTree) -> Node.Wrapper?
}

extension PathTransformModifier: View where Content: View {
  func resolve(into tree: inout ViewTree) {
    let mark = tree.mark
    let textCount = tree.texts.count
    content.resolve(into: &tree)
    if tree.texts.count == textCount, let wrapper = wrapper(&tree) {
      tree.wrap(from: mark, in: wrapper)
    }
  }
}

nonisolated extension View {
  /// Turns the shapes of the view about a point of it; its room stays where it was.
  ///
  /// Letters cannot turn: a view that holds text or symbols stays as it is.
  public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    RotationModifier(content: self, angle: angle, anchor: anchor)
  }
}

private struct RotationModifier<Content> {
  let content: Content
  let angle: Angle
  let anchor: UnitPoint
}

extension RotationModifier: View where Content: View {
  func resolve(into tree: inout ViewTree) {
    let mark = tree.mark
    let textCount = tree.texts.count
    content.resolve(into: &tree)
    if tree.texts.count == textCount {
      tree.wrap(from: mark, in: .effect(.rotation(angle, anchor)))
    }
  }
}

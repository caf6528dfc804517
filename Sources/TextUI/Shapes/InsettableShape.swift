/// A shape that can be drawn smaller inside its frame.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with each edge moved inwards by points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a smaller rectangle.
///
/// Not generic: the runtime would check the constraint by a search of all conformances.
struct InsetRectangleShape: InsettableShape {
  let base: any Shape
  let amount: CGFloat

  func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  func inset(by amount: CGFloat) -> InsetRectangleShape {
    InsetRectangleShape(base: base, amount: self.amount + amount)
  }
}

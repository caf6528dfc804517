/// A shape that can be drawn further inside.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with each edge so many points further inside.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a smaller rectangle.
///
/// It is not generic over the shape: the runtime would check its constraint by a scan of all
/// conformances of the program.
struct InsetRectangleShape: InsettableShape {
  let base: any Shape
  let amount: CGFloat

  func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  func inset(by amount: CGFloat) -> InsetRectangleShape {
    InsetRectangleShape(base: base, amount: self.amount + amount)
  }
}

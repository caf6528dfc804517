public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

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

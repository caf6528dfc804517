/// A type-erased shape.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Erases the type of a shape.
  public init<Base: Shape>(_ shape: Base) { base = shape }

  /// Returns the erased shape's outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// Returns the erased shape's size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

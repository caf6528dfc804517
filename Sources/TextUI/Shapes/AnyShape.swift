/// A shape whose type is forgotten.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Forgets the type of a shape.
  public init<Base: Shape>(_ shape: Base) { base = shape }

  /// The outline in a rectangle of points.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The size in points that the shape takes of what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

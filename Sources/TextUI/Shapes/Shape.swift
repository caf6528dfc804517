/// A figure with an outline, painted in one style.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
///
/// As a view, a shape fills its proposed size with the foreground style.
public protocol Shape: Sendable, View, _RemoveGlobalActorIsolation {
  /// Returns the outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// Returns the shape's size for a proposal, in points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Returns the proposed size, 10 points on an axis without a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  @MainActor public var body: some View {
    FilledShape(shape: self, content: HierarchicalShapeStyle.primary, style: FillStyle())
  }
}

/// A marker that keeps a type from being isolated to the main actor only because it is a view.
///
/// Two competing global actors leave a type without isolation, even in a module with main actor
/// isolation by default. The marker costs nothing at run time.
// swift-format-ignore: NoLeadingUnderscores
@_marker @NoOneActor public protocol _RemoveGlobalActorIsolation {}

/// A global actor that never runs code.
@globalActor public actor NoOneActor {
  public static let shared = NoOneActor()
}

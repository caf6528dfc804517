/// A figure that is described by its outline and painted in one style.
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
/// As a view a shape takes the room it is offered and is filled with the foreground style.
public protocol Shape: Sendable, View, _RemoveGlobalActorIsolation {
  /// The outline in a rectangle of points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size in points that the shape takes of what it is offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// All it is offered, and 10 points where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  @MainActor public var body: some View {
    FilledShape(shape: self, content: HierarchicalShapeStyle.primary, style: FillStyle())
  }
}

/// Keeps a type from being the main actor's only because it is a view, as every shape is one.
///
/// A type that two global actors lay claim to belongs to neither, also in a module whose code is the
/// main actor's unless it says otherwise. A marker costs a program nothing.
// swift-format-ignore: NoLeadingUnderscores
@_marker @NoOneActor public protocol _RemoveGlobalActorIsolation {}

/// An actor that nothing runs on.
@globalActor public actor NoOneActor {
  public static let shared = NoOneActor()
}

/// What a view draws itself: a shape, a gauge, a symbol.
///
/// A drawing is made when its view is resolved and keeps what it needs of the environment, its
/// paints above all: ``ShapeStyle/paint(in:)``.
///
/// ```swift
/// extension Circle: DrawingView {
///   func drawing(in environment: EnvironmentValues) -> some Drawing {
///     FilledCircle(paint: HierarchicalShapeStyle.primary.paint(in: environment))
///   }
/// }
/// ```
package protocol Drawing: Sendable {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Draws into the cells of `context.rect`, which its size was snapped to.
  func draw(in context: inout DrawingContext)

  /// What is read aloud in its place; `nil` says nothing.
  var spokenText: String? { get }
}

extension Drawing {
  /// All it is offered; 10 points, SwiftUI's ideal size of a shape, where it is offered none.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package var spokenText: String? { nil }
}

/// A view without a body that draws cells itself, as shapes, gauges and charts do.
package protocol DrawingView: View where Body == Never {
  associatedtype Picture: Drawing

  func drawing(in environment: EnvironmentValues) -> Picture
}

extension DrawingView {
  /// Adds the drawing as a node of its own.
  public func resolve(into builder: inout TreeBuilder) {
    builder.add(drawing(in: builder.environment))
  }
}

/// The drawing of a view without views inside: a shape, a gauge, a symbol.
///
/// Resolving a view makes its drawing, which keeps the needed parts of the environment, above all
/// its paints: ``ShapeStyle/paint(in:)``.
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

  /// Draws into the cells of `context.rect`, to which its frame was snapped.
  func draw(in context: inout DrawingContext)

  /// The text to read aloud in its place; `nil` says nothing.
  var spokenText: String? { get }
}

extension Drawing {
  /// Takes the proposed size, or without one 10 points, SwiftUI's ideal size of a shape.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package var spokenText: String? { nil }
}

/// A view without a body that draws cells itself, such as a shape, a gauge or a chart.
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

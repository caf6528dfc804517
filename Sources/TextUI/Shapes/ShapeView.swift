nonisolated public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  var shape: Content { get }
}

extension FilledShape: ShapeView where Content: Shape, Style: ShapeStyle {}

extension ShapeView {
  public func fill<Style: ShapeStyle>(
    _ content: Style = HierarchicalShapeStyle.primary, style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    LayeredShape(shape: shape, lower: self, upper: shape.fill(content, style: style))
  }

  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    LayeredShape(shape: shape, lower: self, upper: shape.stroke(content, style: style))
  }

  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension ShapeView where Content: InsettableShape {
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = HierarchicalShapeStyle.primary, style: StrokeStyle,
    antialiased: Bool = true
  ) -> some ShapeView<Content> {
    LayeredShape(shape: shape, lower: self, upper: shape.strokeBorder(content, style: style))
  }

  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = HierarchicalShapeStyle.primary, lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some ShapeView<Content> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

/// A drawing derived from a shape, such as its outline.
package struct PaintedShape<Content, Picture> {
  package let shape: Content
  let picture: Picture
}

extension PaintedShape: View, ShapeView where Content: Shape, Picture: View {
  @MainActor package func resolve(into builder: inout TreeBuilder) {
    picture.resolve(into: &builder)
  }
}

/// A shape painted twice in the same place.
package struct LayeredShape<Content, Lower, Upper> {
  package let shape: Content
  let lower: Lower
  let upper: Upper
}

extension LayeredShape: View, ShapeView where Content: Shape, Lower: View, Upper: View {
  @MainActor package func resolve(into builder: inout TreeBuilder) {
    let mark = builder.mark
    lower.resolve(into: &builder)
    upper.resolve(into: &builder)
    builder.add(.overlay, .center, childrenFrom: mark)
  }
}

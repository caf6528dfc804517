extension Shape {
  /// Fills the shape with a style, by default the foreground style.
  public func fill<Style: ShapeStyle>(
    _ content: Style = HierarchicalShapeStyle.primary, style: FillStyle = FillStyle()
  ) -> some ShapeView<Self> { FilledShape(shape: self, content: content, style: style) }

  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle) -> some View {
    FilledShape(shape: self, content: HierarchicalShapeStyle.primary, style: style)
  }

  /// Strokes the outline of the shape; half of the width lies outside.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    PaintedShape(shape: self, picture: stroke(style: style).fill(content))
  }

  /// Strokes the outline of the shape with a width in points; half of it lies outside.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }

  /// Returns the outline of the shape as a shape.
  public func stroke(style: StrokeStyle) -> some Shape {
    ModifiedShape(base: self) { base, rect in base.path(in: rect).strokedPath(style) }
  }

  /// Returns the outline of the shape as a shape, with a width in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Strokes a border inside the edge of the shape.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = HierarchicalShapeStyle.primary, style: StrokeStyle,
    antialiased: Bool = true
  ) -> some ShapeView<Self> {
    PaintedShape(
      shape: self, picture: inset(by: style.lineWidth / 2).stroke(style: style).fill(content))
  }

  /// Strokes a border inside the edge of the shape, with a width in points.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = HierarchicalShapeStyle.primary, lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some ShapeView<Self> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }

  /// Strokes a border inside the edge of the shape in the foreground style.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(HierarchicalShapeStyle.primary, style: style)
  }
}

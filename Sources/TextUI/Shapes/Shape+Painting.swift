extension Shape {
  public func fill<Style: ShapeStyle>(
    _ content: Style = HierarchicalShapeStyle.primary, style: FillStyle = FillStyle()
  ) -> some ShapeView<Self> { FilledShape(shape: self, content: content, style: style) }

  public func fill(style: FillStyle) -> some View {
    FilledShape(shape: self, content: HierarchicalShapeStyle.primary, style: style)
  }

  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    PaintedShape(shape: self, picture: stroke(style: style).fill(content))
  }

  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }

  public func stroke(style: StrokeStyle) -> some Shape {
    ModifiedShape(base: self) { base, rect in base.path(in: rect).strokedPath(style) }
  }

  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = HierarchicalShapeStyle.primary, style: StrokeStyle,
    antialiased: Bool = true
  ) -> some ShapeView<Self> {
    PaintedShape(
      shape: self, picture: inset(by: style.lineWidth / 2).stroke(style: style).fill(content))
  }

  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = HierarchicalShapeStyle.primary, lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some ShapeView<Self> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }

  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(HierarchicalShapeStyle.primary, style: style)
  }
}

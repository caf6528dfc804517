package struct FilledShape<Content, Style> {
  package let shape: Content
  let content: Style
  let style: FillStyle
}

extension FilledShape: View where Content: Shape, Style: ShapeStyle {
  package func resolve(into builder: inout TreeBuilder) {
    let paint = content.paint(in: builder.environment).dimmed(in: builder.environment)
    builder.add(FilledShapeDrawing(shape: shape, paint: paint, style: style))
  }
}

private struct FilledShapeDrawing<Content: Shape>: Drawing {
  let shape: Content
  let paint: Paint
  let style: FillStyle

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func draw(in context: inout DrawingContext) {
    let path = shape.path(in: CGRect(origin: .zero, size: context.frame.size))
    context.draw(path, paint: paint, style: style)
  }
}

// The views that fill and stroke shapes, under their own type names.

public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  /// The fill rule; its antialiasing has no effect.
  public var fillStyle: FillStyle
  public var background: Background

  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  @MainActor public var body: some View {
    shape.fill(style, style: fillStyle).background { background }
  }
}

public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// Kept without effect: cells draw the nearest glyph.
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public var body: some View {
    shape.stroke(style, style: strokeStyle).background { background }
  }
}

public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// Kept without effect: cells draw the nearest glyph.
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public var body: some View {
    shape.strokeBorder(style, style: strokeStyle).background { background }
  }
}

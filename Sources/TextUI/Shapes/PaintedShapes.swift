// The views that painting a shape makes, by the names of their types.

/// What `shape.fill(_:)` makes: the shape in a style, over whatever was painted before.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  /// What lies behind it.
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

/// The line along the outline of a shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  /// What lies behind it.
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

/// The line inside the outline of a shape.
public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  /// What lies behind it.
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

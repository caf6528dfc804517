// The views that fill and stroke shapes, under their own type names.

/// The view of `shape.fill(_:)`: the shape in a style, over earlier paintings.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape to fill.
  public var shape: Content
  /// The style of the filling.
  public var style: Style
  /// The fill rule; its antialiasing has no effect.
  public var fillStyle: FillStyle
  /// The view behind it.
  public var background: Background

  /// Creates a filled shape with a view behind it.
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

/// A line along the outline of a shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape to stroke.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The line's width, in points, with its caps, joins and dashes.
  public var strokeStyle: StrokeStyle
  /// Kept without effect: cells draw the nearest glyph.
  public var isAntialiased: Bool
  /// The view behind it.
  public var background: Background

  /// Creates a stroked shape with a view behind it.
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

/// A line inside the outline of a shape.
public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  /// The shape to stroke.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The line's width, in points, with its caps, joins and dashes.
  public var strokeStyle: StrokeStyle
  /// Kept without effect: cells draw the nearest glyph.
  public var isAntialiased: Bool
  /// The view behind it.
  public var background: Background

  /// Creates a shape stroked on the inside, with a view behind it.
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

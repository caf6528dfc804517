// The views that painting a shape makes, by the names of their types.

/// What `shape.fill(_:)` makes: the shape in a style, over whatever was painted before.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The outline whose inside is painted.
  public var shape: Content
  /// What the inside is painted with.
  public var style: Style
  /// How the inside is told; whether edges are smoothed changes nothing.
  public var fillStyle: FillStyle
  /// What lies behind it.
  public var background: Background

  /// Takes what `shape.fill(_:style:)` does, and a view to lie behind it.
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
  /// The outline that the line runs along.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// How thick the line is, and how its ends, corners and dashes look.
  public var strokeStyle: StrokeStyle
  /// Kept, but not looked at: cells always show the nearest glyph.
  public var isAntialiased: Bool
  /// What lies behind it.
  public var background: Background

  /// Takes what `shape.stroke(_:style:)` does, and a view to lie behind it.
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
  /// The outline that the line stays inside of.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// How thick the line is, and how its ends, corners and dashes look.
  public var strokeStyle: StrokeStyle
  /// Kept, but not looked at: cells always show the nearest glyph.
  public var isAntialiased: Bool
  /// What lies behind it.
  public var background: Background

  /// Takes what `shape.strokeBorder(_:style:)` does, and a view to lie behind it.
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

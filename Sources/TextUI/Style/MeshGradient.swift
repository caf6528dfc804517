public struct MeshGradient: Hashable, Sendable {
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  public enum Locations: Hashable, Sendable {
    /// Curves run in the direction from the previous neighbour to the next one.
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public var width: Int
  public var height: Int
  /// The positions; their number must be width × height, or only the background is drawn.
  public var locations: Locations
  /// The colours; their number must be width × height, or only the background is drawn.
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  /// The space in which colours blend; cells blend in sRGB.
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

extension MeshGradient: ShapeStyle, View {
  public func paint(in environment: EnvironmentValues) -> Paint {
    func color(_ color: Color) -> RGBA { color.paint(in: environment).representative }
    let colors =
      switch self.colors {
      case .colors(let colors): colors.map(color)
      case .resolvedColors(let colors): colors.map { color(Color($0)) }
      }
    return Paint(kind: .mesh(MeshPaint(self, colors: colors, background: color(background))))
  }

  public var body: some View { StyleFill(style: self) }
}

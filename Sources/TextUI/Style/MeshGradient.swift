/// Colours at the points of a net, which pass into each other.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 2,
///   points: [[0, 0], [0.7, 0], [1, 0], [0, 1], [0.3, 1], [1, 1]],
///   colors: [.indigo, .purple, .pink, .blue, .mint, .yellow])
/// ```
public struct MeshGradient: Hashable, Sendable {
  /// A point of the net, and where the curves to its four neighbours head for: 0…1 is the area.
  public struct BezierPoint: Hashable, Sendable {
    /// Where the point lies: 0…1 either way is the area.
    public var position: SIMD2<Float>
    /// Where the curve to the point before it in the row heads for.
    public var leadingControlPoint: SIMD2<Float>
    /// Where the curve to the point above it in the column heads for.
    public var topControlPoint: SIMD2<Float>
    /// Where the curve to the point after it in the row heads for.
    public var trailingControlPoint: SIMD2<Float>
    /// Where the curve to the point below it in the column heads for.
    public var bottomControlPoint: SIMD2<Float>

    /// Takes all four control points; those that head out of the net are not looked at.
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

  /// Where the points of the net lie, row by row.
  public enum Locations: Hashable, Sendable {
    /// The curves between them head the way from the neighbour before to the one behind.
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points, row by row.
  public enum Colors: Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// The points in a row, 2 or more.
  public var width: Int
  /// The points in a column, 2 or more.
  public var height: Int
  /// As many as width × height; with others there is nothing but the background.
  public var locations: Locations
  /// As many as there are points.
  public var colors: Colors
  /// What lies outside of the net.
  public var background: Color
  /// Whether colours pass into each other along curves, or else along lines.
  public var smoothsColors: Bool
  /// Cells know only sRGB.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a net; where points and colours are not width × height, the background alone.
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

  /// Creates a net of points, whose curves follow from their neighbours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a net of points that tell where their curves head for.
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

  /// Creates a net of points with colours that are the same in every environment.
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

  /// Creates a net of points that tell their curves, with colours the same in every environment.
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
  /// The colours as they are in an environment.
  public func paint(in environment: EnvironmentValues) -> Paint {
    func color(_ color: Color) -> RGBA { color.paint(in: environment).representative }
    let colors =
      switch self.colors {
      case .colors(let colors): colors.map(color)
      case .resolvedColors(let colors): colors.map { color(Color($0)) }
      }
    return Paint(kind: .mesh(MeshPaint(self, colors: colors, background: color(background))))
  }

  /// The net over all the room it is offered.
  public var body: some View { StyleFill(style: self) }
}

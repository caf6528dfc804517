/// A gradient between the coloured points of a mesh.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 2,
///   points: [[0, 0], [0.7, 0], [1, 0], [0, 1], [0.3, 1], [1, 1]],
///   colors: [.indigo, .purple, .pink, .blue, .mint, .yellow])
/// ```
public struct MeshGradient: Hashable, Sendable {
  /// A point of the mesh with control points towards its four neighbours, in unit coordinates.
  public struct BezierPoint: Hashable, Sendable {
    /// The position in unit coordinates of the area.
    public var position: SIMD2<Float>
    /// The control point towards the previous point in the row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the next point in the row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point with four control points; those at the mesh's outside are ignored.
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

  /// The positions of the mesh's points, row by row.
  public enum Locations: Hashable, Sendable {
    /// Curves run in the direction from the previous neighbour to the next one.
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points, row by row.
  public enum Colors: Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row, 2 or more.
  public var width: Int
  /// The number of points in a column, 2 or more.
  public var height: Int
  /// The positions; their number must be width × height, or only the background is drawn.
  public var locations: Locations
  /// The colours; their number must be width × height, or only the background is drawn.
  public var colors: Colors
  /// The colour outside of the mesh.
  public var background: Color
  /// Whether colours blend along curves instead of lines.
  public var smoothsColors: Bool
  /// The space in which colours blend; cells blend in sRGB.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh; draws only the background unless there are width × height points and colours.
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

  /// Creates a mesh of points whose curves follow from their neighbours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points with control points.
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

  /// Creates a mesh of points with colours that are the same in every environment.
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

  /// Creates a mesh of points with control points, and colours independent of the environment.
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
  /// Returns the mesh with its colours in an environment.
  public func paint(in environment: EnvironmentValues) -> Paint {
    func color(_ color: Color) -> RGBA { color.paint(in: environment).representative }
    let colors =
      switch self.colors {
      case .colors(let colors): colors.map(color)
      case .resolvedColors(let colors): colors.map { color(Color($0)) }
      }
    return Paint(kind: .mesh(MeshPaint(self, colors: colors, background: color(background))))
  }

  /// The mesh, filling its proposed size.
  public var body: some View { StyleFill(style: self) }
}

/// The style of a line along a path.
///
/// A line is at least a dot (4 points) thick; around a rectangle it uses box drawing.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of the line's corners; cells draw all alike.
  public var lineJoin: CGLineJoin
  /// The limit of pointed corners; without effect in cells.
  public var miterLimit: CGFloat
  /// The lengths of strokes and gaps in turn, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into ``dash`` at the line's start, in points.
  public var dashPhase: CGFloat

  /// Creates a style; without arguments, for a solid line of one point.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The shape of a line's ends.
public enum CGLineCap: Hashable, Sendable {
  /// Straight, at the end point.
  case butt
  /// With half a circle around the end point.
  case round
  /// With half a square around the end point.
  case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Hashable, Sendable {
  /// With a sharp corner.
  case miter
  /// With a round corner.
  case round
  /// With a cut corner.
  case bevel
}

/// The rule for the inside of a path.
public struct FillStyle: Hashable, Sendable {
  /// Whether parts inside an even number of outlines stay empty, the even-odd rule.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; without effect, since cells draw the nearest glyph.
  public var isAntialiased: Bool

  /// Creates a style; without arguments, for the non-zero rule.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

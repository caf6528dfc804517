/// How a line along a path is drawn.
///
/// A line is a dot (4 points) thick or more; one around a rectangle is drawn with box drawings.
public struct StrokeStyle: Hashable, Sendable {
  /// The thickness in points.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How the line turns; cells show all alike.
  public var lineJoin: CGLineJoin
  /// How far a corner may reach; cells show all alike.
  public var miterLimit: CGFloat
  /// The lengths in points of strokes and gaps in turn; empty for a whole line.
  public var dash: [CGFloat]
  /// How far into ``dash`` the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style; without arguments it is a whole line of one point.
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

/// How a line ends.
public enum CGLineCap: Hashable, Sendable {
  /// Straight, at the end point.
  case butt
  /// With half a circle around the end point.
  case round
  /// With half a square around the end point.
  case square
}

/// How a line turns.
public enum CGLineJoin: Hashable, Sendable {
  /// With a sharp corner.
  case miter
  /// With a round corner.
  case round
  /// With a cut corner.
  case bevel
}

/// How the inside of a path is told.
public struct FillStyle: Hashable, Sendable {
  /// Whether parts inside an even number of outlines stay empty.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; cells always show the nearest glyph.
  public var isAntialiased: Bool

  /// Creates a style; without arguments it fills by the non-zero rule.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

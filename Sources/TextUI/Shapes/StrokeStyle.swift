/// A line is at least a dot (4 points) thick; around a rectangle it uses box drawing.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  /// The shape of the line's corners; cells draw all alike.
  public var lineJoin: CGLineJoin
  /// The limit of pointed corners; without effect in cells.
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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

public enum CGLineCap: Hashable, Sendable {
  case butt
  case round
  case square
}

public enum CGLineJoin: Hashable, Sendable {
  case miter
  case round
  case bevel
}

public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  /// Whether edges are smoothed; without effect, since cells draw the nearest glyph.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

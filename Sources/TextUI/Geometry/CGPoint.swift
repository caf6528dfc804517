// Apple's Foundation has this type already.
#if canImport(FoundationEssentials)
  /// A point in points; y grows downwards.
  public struct CGPoint: Hashable, Sendable {
    /// The distance from the left, in points.
    public var x: CGFloat
    /// The distance from the top, in points.
    public var y: CGFloat

    /// Creates a point from coordinates in points.
    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    /// Creates the point at the upper left corner.
    public init() { self.init(x: 0, y: 0) }

    /// The point at the upper left corner.
    public static let zero = CGPoint()
  }

  extension CGPoint: CustomDebugStringConvertible {
    public var debugDescription: String { "(\(x), \(y))" }
  }
#endif

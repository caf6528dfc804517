// Apple's Foundation has this type itself.
#if canImport(FoundationEssentials)
  /// A point in points; y grows downwards.
  public struct CGPoint: Hashable, Sendable {
    /// The distance from the left in points.
    public var x: CGFloat
    /// The distance from the top in points.
    public var y: CGFloat

    /// Creates a point.
    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    /// The origin.
    public init() { self.init(x: 0, y: 0) }

    /// The origin.
    public static let zero = CGPoint()
  }
#endif

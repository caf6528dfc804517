// Apple's Foundation has this type already.
#if canImport(FoundationEssentials)
  public struct CGPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    public init() { self.init(x: 0, y: 0) }

    public static let zero = CGPoint()
  }

  extension CGPoint: CustomDebugStringConvertible {
    public var debugDescription: String { "(\(x), \(y))" }
  }
#endif

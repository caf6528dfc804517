// Apple's Foundation has these already.
#if canImport(FoundationEssentials)
  extension CGRect {
    public var isEmpty: Bool { isNull || width == 0 || height == 0 }
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public static let null = CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0, height: 0)

    public init(x: Int, y: Int, width: Int, height: Int) {
      self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }

    public var standardized: CGRect {
      CGRect(
        x: min(origin.x, origin.x + size.width), y: min(origin.y, origin.y + size.height),
        width: abs(size.width), height: abs(size.height))
    }

    public func union(_ other: CGRect) -> CGRect {
      if isNull { return other }
      if other.isNull { return self }
      let (left, top) = (min(minX, other.minX), min(minY, other.minY))
      return CGRect(
        x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    public func intersection(_ other: CGRect) -> CGRect {
      let (left, top) = (max(minX, other.minX), max(minY, other.minY))
      let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
      guard !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    public func intersects(_ other: CGRect) -> Bool { !intersection(other).isEmpty }

    public func contains(_ other: CGRect) -> Bool { union(other) == self }

    public var integral: CGRect {
      let (left, top) = (minX.rounded(.down), minY.rounded(.down))
      return CGRect(
        x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }
  }

  public enum CGRectEdge: UInt32, Sendable { case minXEdge, minYEdge, maxXEdge, maxYEdge }

  extension CGRect {
    public func divided(
      atDistance distance: CGFloat, from edge: CGRectEdge
    ) -> (slice: CGRect, remainder: CGRect) {
      let (width, height) = (min(max(distance, 0), width), min(max(distance, 0), height))
      switch edge {
      case .minXEdge: return parts(x: width)
      case .minYEdge: return parts(y: height)
      case .maxXEdge:
        let parts = parts(x: self.width - width)
        return (parts.remainder, parts.slice)
      case .maxYEdge:
        let parts = parts(y: self.height - height)
        return (parts.remainder, parts.slice)
      }
    }

    private func parts(x: CGFloat) -> (slice: CGRect, remainder: CGRect) {
      (
        CGRect(x: minX, y: minY, width: x, height: height),
        CGRect(x: minX + x, y: minY, width: width - x, height: height)
      )
    }

    private func parts(y: CGFloat) -> (slice: CGRect, remainder: CGRect) {
      (
        CGRect(x: minX, y: minY, width: width, height: y),
        CGRect(x: minX, y: minY + y, width: width, height: height - y)
      )
    }
  }

  extension CGPoint {
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  }

  extension CGSize {
    public init(width: Int, height: Int) {
      self.init(width: CGFloat(width), height: CGFloat(height))
    }
  }
#endif

extension CGRect {
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    Path(self).applying(transform).boundingRect
  }
}

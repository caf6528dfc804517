// Apple's Foundation has this type already.
#if canImport(FoundationEssentials)
  public struct CGRect: Hashable, Sendable {
    public var origin: CGPoint
    public var size: CGSize

    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
  }

  extension CGRect {
    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
    public var minX: CGFloat { origin.x }
    public var midX: CGFloat { origin.x + size.width / 2 }
    public var maxX: CGFloat { origin.x + size.width }
    public var minY: CGFloat { origin.y }
    public var midY: CGFloat { origin.y + size.height / 2 }
    public var maxY: CGFloat { origin.y + size.height }

    /// Returns the rectangle reduced by `dx` at the left and right and `dy` at the top and bottom;
    /// the size stops at 0, where Apple's becomes null.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(
        x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    public func contains(_ point: CGPoint) -> Bool {
      point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
  }

  extension CGRect: CustomDebugStringConvertible {
    public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
  }
#endif

extension CGRect {
  /// Whether it is thinner than a cell: its filling is a shape, since backgrounds have whole cells.
  var isThin: Bool {
    // Sums of fractions may be slightly too small.
    !isEmpty && (height < CellMetrics.height - 0.001 || width < CellMetrics.width - 0.001)
  }

  /// The smallest rectangle around points; empty at the origin for none.
  init(around points: some Sequence<CGPoint>) {
    var (low, high): (CGPoint?, CGPoint?)
    for point in points {
      low = CGPoint(x: min(low?.x ?? point.x, point.x), y: min(low?.y ?? point.y, point.y))
      high = CGPoint(x: max(high?.x ?? point.x, point.x), y: max(high?.y ?? point.y, point.y))
    }
    let (start, end) = (low ?? .zero, high ?? .zero)
    self.init(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}

extension Double {
  /// The number clamped to 0…1; NaN becomes 0.
  var limitedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}

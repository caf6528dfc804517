// Apple's Foundation has this type itself.
#if canImport(FoundationEssentials)
  /// A rectangle in points.
  public struct CGRect: Hashable, Sendable {
    /// The top left corner.
    public var origin: CGPoint
    /// The width and height.
    public var size: CGSize

    /// Creates a rectangle from its corner and size.
    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    /// Creates a rectangle from its numbers.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// An empty rectangle at the origin.
    public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
  }

  extension CGRect {
    /// The width in points.
    public var width: CGFloat { size.width }
    /// The height in points.
    public var height: CGFloat { size.height }
    /// The left edge.
    public var minX: CGFloat { origin.x }
    /// The horizontal middle.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The right edge.
    public var maxX: CGFloat { origin.x + size.width }
    /// The top edge.
    public var minY: CGFloat { origin.y }
    /// The vertical middle.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The bottom edge.
    public var maxY: CGFloat { origin.y + size.height }

    /// The rectangle moved in by `dx` at the left and right and `dy` at the top and bottom.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(
        x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
    }

    /// The rectangle moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Whether a point lies inside; the right and bottom edges lie outside.
    public func contains(_ point: CGPoint) -> Bool {
      point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
  }
#endif

extension CGRect {
  /// Whether it is thinner than a cell: what fills it is a shape, since a ground has whole cells.
  var isThin: Bool {
    // Sums of fractions may fall short by a little.
    !isEmpty && (height < CellMetrics.height - 0.001 || width < CellMetrics.width - 0.001)
  }

  /// The smallest rectangle around points; empty at the origin where there are none.
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
  /// The number within 0…1; what is no number counts as 0.
  var limitedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}

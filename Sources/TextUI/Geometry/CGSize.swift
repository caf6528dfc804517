// Apple's Foundation has this type already.
#if canImport(FoundationEssentials)
  public struct CGSize: Hashable, Sendable {
    /// The width in points, 8 a column.
    public var width: CGFloat
    /// The height in points, 16 a row.
    public var height: CGFloat

    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    public init() { self.init(width: 0, height: 0) }

    public static let zero = CGSize()
  }

  extension CGSize: CustomDebugStringConvertible {
    public var debugDescription: String { "(\(width), \(height))" }
  }
#endif

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(_ axis: Axis, length: CGFloat, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }
}

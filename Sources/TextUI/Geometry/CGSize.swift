// Apple's Foundation has this type itself.
#if canImport(FoundationEssentials)
  /// A width and a height in points.
  public struct CGSize: Hashable, Sendable {
    /// In points, 8 a column.
    public var width: CGFloat
    /// The height in points.
    public var height: CGFloat

    /// Creates a size.
    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    /// No size.
    public init() { self.init(width: 0, height: 0) }

    /// No size.
    public static let zero = CGSize()
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

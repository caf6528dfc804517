/// A size that a container proposes to a view: on each axis `nil` asks for its ideal size, 0 for
/// its minimum, infinity for its maximum.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points; `nil` asks for the ideal one, 0 for the least, infinity for the most.
  public var width: CGFloat?
  /// The height in points; `nil` asks for the ideal one, 0 for the least, infinity for the most.
  public var height: CGFloat?

  /// Creates a proposal from lengths in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes exactly this size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Replaces each `nil` dimension by that of `size`.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(_ axis: Axis, length: CGFloat?, across: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: length, height: across)
      : ProposedViewSize(width: across, height: length)
  }

  /// The proposal inside insets; never negative.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) })
  }
}

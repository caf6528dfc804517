/// Horizontal or vertical.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Along the width.
  case horizontal
  /// Along the height.
  case vertical

  /// Some of the axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 1 << 1)
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

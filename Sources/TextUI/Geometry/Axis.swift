/// An axis of the layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Along the width.
  case horizontal
  /// Along the height.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set as bits: bit 0 is horizontal, bit 1 vertical.
    public let rawValue: Int8

    /// Creates a set from its bits; bits other than 0 and 1 are kept.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The axis of the width.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// The axis of the height.
    public static let vertical = Set(rawValue: 1 << 1)
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

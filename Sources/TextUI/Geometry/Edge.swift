/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The left side, whatever the reading direction.
  case leading
  /// The lower side.
  case bottom
  /// The right side, whatever the reading direction.
  case trailing

  /// A set of sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set as bits, numbered as the sides are: top, leading, bottom, trailing.
    public let rawValue: Int8

    /// Creates a set from its bits; bits beyond the fourth are kept.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates the set of one side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper side.
    public static let top = Set(.top)
    /// The left side, whatever the reading direction.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The right side, whatever the reading direction.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The left and right sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and lower sides: `.padding(.vertical, 16)` adds a row at each.
    public static let vertical: Set = [.top, .bottom]
  }

  /// Converts a horizontal edge.
  public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }
  /// Converts a vertical edge.
  public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }
}

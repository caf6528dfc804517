/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The side where reading starts: the left one.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends: the right one.
  case trailing

  /// Some of the sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where reading starts.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where reading ends.
    public static let trailing = Set(.trailing)
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below, such as `.padding(.vertical, 16)`, which is a row each.
    public static let vertical: Set = [.top, .bottom]
  }
}

extension Edge {
  /// The left or the right side.
  public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }
  /// The upper or the lower side.
  public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }
}

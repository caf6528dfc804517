public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  /// The left side, whatever the reading direction.
  case leading
  case bottom
  /// The right side, whatever the reading direction.
  case trailing

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and lower sides: `.padding(.vertical, 16)` adds a row at each.
    public static let vertical: Set = [.top, .bottom]
  }

  public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }
  public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }
}

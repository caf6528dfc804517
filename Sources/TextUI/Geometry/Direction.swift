/// The start or the end of a line; leading is left.
public enum HorizontalDirection: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// Bit 0 is leading, bit 1 trailing.
    public let rawValue: Int8

    /// Creates a set from its bits; bits other than 0 and 1 are kept.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates the set of one direction.
    public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// To the left.
    public static let leading = Set(.leading)
    /// To the right.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// Up or down.
public enum VerticalDirection: Int8, Hashable, Sendable, CaseIterable {
  case up, down

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// Bit 0 is up, bit 1 down.
    public let rawValue: Int8

    /// Creates a set from its bits; bits other than 0 and 1 are kept.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates the set of one direction.
    public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// Towards the first row.
    public static let up = Set(.up)
    /// Towards the last row.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}

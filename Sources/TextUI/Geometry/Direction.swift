/// Right or left, as reading goes.
public enum HorizontalDirection: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing

  /// Directions at once, as bits.
  public struct Set: OptionSet, Hashable, Sendable {
    /// Bit 0 is leading, bit 1 trailing.
    public let rawValue: Int8

    /// Other bits than 0 and 1 are kept.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set that holds this one alone.
    public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// To the left.
    public static let leading = Set(.leading)
    /// To the right.
    public static let trailing = Set(.trailing)
    /// Both ways.
    public static let all: Set = [.leading, .trailing]
  }
}

/// Up or down.
public enum VerticalDirection: Int8, Hashable, Sendable, CaseIterable {
  case up, down

  /// Directions at once, as bits.
  public struct Set: OptionSet, Hashable, Sendable {
    /// Bit 0 is up, bit 1 down.
    public let rawValue: Int8

    /// Other bits than 0 and 1 are kept.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set that holds this one alone.
    public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// Towards the first row.
    public static let up = Set(.up)
    /// Towards the last row.
    public static let down = Set(.down)
    /// Both ways.
    public static let all: Set = [.up, .down]
  }
}

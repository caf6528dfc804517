/// The start or the end of a line; leading is left.
public enum HorizontalDirection: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

public enum VerticalDirection: Int8, Hashable, Sendable, CaseIterable {
  case up, down

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    public static let up = Set(.up)
    public static let down = Set(.down)
    public static let all: Set = [.up, .down]
  }
}

@MainActor @preconcurrency
public protocol AxisContent {
  /// The axis marks in order.
  var groups: AxisGroups { get }
}

/// The axis marks of an axis.
///
/// Public only for `AxisContent.groups`; a program cannot make any.
public struct AxisGroups: AxisContent {
  let all: [AxisGroup]

  public var groups: AxisGroups { self }
}

/// A group of axis values with the same marks.
struct AxisGroup {
  let position: AxisMarkPosition
  let values: AxisMarkValues
  let content: @MainActor (AxisValue) -> AxisParts

  /// The marks of an axis without a builder.
  @MainActor static let usual = AxisMarks().groups.all
}

@MainActor @preconcurrency
@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content?) -> AxisGroups {
    content?.groups ?? AxisGroups(all: [])
  }

  public static func buildBlock(_ groups: AxisGroups...) -> AxisGroups {
    AxisGroups(all: groups.flatMap(\.all))
  }

  public static func buildOptional(_ groups: AxisGroups?) -> AxisGroups {
    groups ?? AxisGroups(all: [])
  }

  public static func buildEither(first: AxisGroups) -> AxisGroups { first }

  public static func buildEither(second: AxisGroups) -> AxisGroups { second }
}

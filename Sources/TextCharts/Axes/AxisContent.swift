/// The content of an axis: one or more axis marks.
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

  /// The value itself.
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

/// Builds the content of an axis.
@MainActor @preconcurrency
@resultBuilder
public struct AxisContentBuilder {
  /// Takes the axis marks of one statement, if there are any.
  public static func buildExpression<Content: AxisContent>(_ content: Content?) -> AxisGroups {
    content?.groups ?? AxisGroups(all: [])
  }

  /// Takes the axis marks of all statements in order.
  public static func buildBlock(_ groups: AxisGroups...) -> AxisGroups {
    AxisGroups(all: groups.flatMap(\.all))
  }

  /// Adds nothing for an `if` that is false.
  public static func buildOptional(_ groups: AxisGroups?) -> AxisGroups {
    groups ?? AxisGroups(all: [])
  }

  /// Takes the branch of an `if` that is true.
  public static func buildEither(first: AxisGroups) -> AxisGroups { first }

  /// Takes the `else` branch.
  public static func buildEither(second: AxisGroups) -> AxisGroups { second }
}

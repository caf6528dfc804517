/// The content of an axis: one or more axis marks.
@MainActor @preconcurrency
public protocol AxisContent {
  /// Appends the axis marks to an axis.
  func collect(into axis: inout AxisGroups)
}

/// Collects the axis marks of an axis.
///
/// Public only for `AxisContent.collect(into:)`; a program cannot append to it.
public struct AxisGroups {
  var groups: [AxisGroup] = []
}

/// A group of axis values with the same marks.
struct AxisGroup {
  let position: AxisMarkPosition
  let values: AxisMarkValues
  let content: @MainActor (AxisValue) -> AxisParts

  /// The marks of an axis without a builder.
  @MainActor static let usual = AxisMarks().group
}

/// Builds the content of an axis.
@MainActor @preconcurrency
@resultBuilder
public struct AxisContentBuilder {
  /// Takes the first statement.
  nonisolated public static func buildPartialBlock<Content: AxisContent>(
    first: Content
  ) -> Content { first }

  /// Appends a statement to those before it.
  nonisolated public static func buildPartialBlock<Leading: AxisContent, Next: AxisContent>(
    accumulated: Leading, next: Next
  ) -> AxisContentPair<Leading, Next> { AxisContentPair(leading: accumulated, last: next) }

  /// Takes one statement.
  nonisolated public static func buildExpression<Content: AxisContent>(
    _ content: Content
  ) -> Content { content }

  /// Adds nothing for an `if` that is false.
  nonisolated public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? {
    content
  }

  /// Takes the branch of an `if` that is true.
  nonisolated public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// Takes the `else` branch.
  nonisolated public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// Takes the content behind an `#available`, which is always true here.
  nonisolated public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> Content { content }
}

/// Two axis contents in order.
public struct AxisContentPair<Leading, Last> {
  let leading: Leading
  let last: Last
}

extension AxisContentPair: AxisContent where Leading: AxisContent, Last: AxisContent {
  /// Appends the axis marks of both.
  public func collect(into axis: inout AxisGroups) {
    leading.collect(into: &axis)
    last.collect(into: &axis)
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Appends the axis marks, if there are any.
  public func collect(into axis: inout AxisGroups) { self?.collect(into: &axis) }
}

extension ConditionalContent: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  /// Appends the axis marks of the branch that was taken.
  public func collect(into axis: inout AxisGroups) {
    switch self {
    case .first(let content): content.collect(into: &axis)
    case .second(let content): content.collect(into: &axis)
    }
  }
}

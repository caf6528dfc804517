/// What an axis has: axis marks, one or more.
@MainActor @preconcurrency
public protocol AxisContent {
  /// Adds the axis marks to those of an axis.
  func collect(into axis: inout AxisGroups)
}

/// The axis marks of an axis.
///
/// It is public because `AxisContent.collect(into:)` is; only the package can add to it.
public struct AxisGroups {
  var groups: [AxisGroup] = []
}

/// Values of an axis that have the same kind of marks.
struct AxisGroup {
  let position: AxisMarkPosition
  let values: AxisMarkValues
  let content: @MainActor (AxisValue) -> AxisParts

  /// What an axis has where nobody chooses.
  @MainActor static let usual = AxisMarks().group
}

/// Makes one content of an axis of those that a closure lists.
@MainActor @preconcurrency
@resultBuilder
public struct AxisContentBuilder {
  /// The first statement of a block.
  nonisolated public static func buildPartialBlock<Content: AxisContent>(
    first: Content
  ) -> Content { first }

  /// The statements of a block so far, and the next one.
  nonisolated public static func buildPartialBlock<Leading: AxisContent, Next: AxisContent>(
    accumulated: Leading, next: Next
  ) -> AxisContentPair<Leading, Next> { AxisContentPair(leading: accumulated, last: next) }

  /// One statement of a block.
  nonisolated public static func buildExpression<Content: AxisContent>(
    _ content: Content
  ) -> Content { content }

  /// An `if` without `else`.
  nonisolated public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// The second branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// An `if #available`.
  nonisolated public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> Content { content }
}

/// Two contents of an axis in the order of a block.
public struct AxisContentPair<Leading, Last> {
  let leading: Leading
  let last: Last

  nonisolated init(leading: Leading, last: Last) {
    self.leading = leading
    self.last = last
  }
}

extension AxisContentPair: AxisContent where Leading: AxisContent, Last: AxisContent {
  /// Adds the axis marks of both.
  public func collect(into axis: inout AxisGroups) {
    leading.collect(into: &axis)
    last.collect(into: &axis)
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Adds the axis marks if there are any.
  public func collect(into axis: inout AxisGroups) { self?.collect(into: &axis) }
}

extension ConditionalContent: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  /// Adds the axis marks of the branch that was taken.
  public func collect(into axis: inout AxisGroups) {
    switch self {
    case .first(let content): content.collect(into: &axis)
    case .second(let content): content.collect(into: &axis)
    }
  }
}

/// Makes one axis mark of those that a closure lists.
@MainActor @preconcurrency
@resultBuilder
public struct AxisMarkBuilder {
  /// An empty block.
  nonisolated public static func buildBlock() -> AxisMarkPair<Never?, Never?> {
    AxisMarkPair(leading: nil, last: nil)
  }

  /// The first statement of a block.
  nonisolated public static func buildPartialBlock<Content: AxisMark>(first: Content) -> Content {
    first
  }

  /// The statements of a block so far, and the next one.
  nonisolated public static func buildPartialBlock<Leading: AxisMark, Next: AxisMark>(
    accumulated: Leading, next: Next
  ) -> AxisMarkPair<Leading, Next> { AxisMarkPair(leading: accumulated, last: next) }

  /// One statement of a block.
  nonisolated public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content {
    content
  }

  /// An `if` without `else`.
  nonisolated public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// The second branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// An `if #available`.
  nonisolated public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> Content { content }
}

/// Two axis marks in the order of a block.
public struct AxisMarkPair<Leading, Last> {
  let leading: Leading
  let last: Last

  nonisolated init(leading: Leading, last: Last) {
    self.leading = leading
    self.last = last
  }
}

extension AxisMarkPair: AxisMark where Leading: AxisMark, Last: AxisMark {
  /// Adds the parts of both.
  public func collect(into parts: inout AxisParts) {
    leading.collect(into: &parts)
    last.collect(into: &parts)
  }
}

extension Never: AxisMark {
  /// Never called: there is no value of this type.
  /// - Effect: none
  public func collect(into parts: inout AxisParts) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// Adds the parts if there are any.
  public func collect(into parts: inout AxisParts) { self?.collect(into: &parts) }
}

extension ConditionalContent: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  /// Adds the parts of the branch that was taken.
  public func collect(into parts: inout AxisParts) {
    switch self {
    case .first(let content): content.collect(into: &parts)
    case .second(let content): content.collect(into: &parts)
    }
  }
}

/// Builds the marks at one axis value.
@MainActor @preconcurrency
@resultBuilder
public struct AxisMarkBuilder {
  /// Builds no marks from an empty block.
  nonisolated public static func buildBlock() -> AxisMarkPair<Never?, Never?> {
    AxisMarkPair(leading: nil, last: nil)
  }

  /// Takes the first statement.
  nonisolated public static func buildPartialBlock<Content: AxisMark>(first: Content) -> Content {
    first
  }

  /// Appends a statement to those before it.
  nonisolated public static func buildPartialBlock<Leading: AxisMark, Next: AxisMark>(
    accumulated: Leading, next: Next
  ) -> AxisMarkPair<Leading, Next> { AxisMarkPair(leading: accumulated, last: next) }

  /// Takes one statement.
  nonisolated public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content {
    content
  }

  /// Adds nothing for an `if` that is false.
  nonisolated public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? {
    content
  }

  /// Takes the branch of an `if` that is true.
  nonisolated public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// Takes the `else` branch.
  nonisolated public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// Takes the mark behind an `#available`, which is always true here.
  nonisolated public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> Content { content }
}

/// Two axis marks in order.
public struct AxisMarkPair<Leading, Last> {
  let leading: Leading
  let last: Last
}

extension AxisMarkPair: AxisMark where Leading: AxisMark, Last: AxisMark {
  /// Appends the parts of both.
  public func collect(into parts: inout AxisParts) {
    leading.collect(into: &parts)
    last.collect(into: &parts)
  }
}

extension Never: AxisMark {
  /// Never called: no value of this type exists.
  /// - Effect: none
  public func collect(into parts: inout AxisParts) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// Appends the parts, if there are any.
  public func collect(into parts: inout AxisParts) { self?.collect(into: &parts) }
}

extension ConditionalContent: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  /// Appends the parts of the branch that was taken.
  public func collect(into parts: inout AxisParts) {
    switch self {
    case .first(let content): content.collect(into: &parts)
    case .second(let content): content.collect(into: &parts)
    }
  }
}

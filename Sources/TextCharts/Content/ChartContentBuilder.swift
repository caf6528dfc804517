/// Builds the content of a chart.
@MainActor @preconcurrency
@resultBuilder
public struct ChartContentBuilder {
  /// Builds no marks from an empty block.
  nonisolated public static func buildBlock() -> ChartContentPair<Never?, Never?> {
    ChartContentPair(leading: nil, last: nil)
  }

  /// Takes the first statement.
  nonisolated public static func buildPartialBlock<Content: ChartContent>(
    first: Content
  ) -> Content { first }

  /// Appends a statement to those before it.
  nonisolated public static func buildPartialBlock<Leading: ChartContent, Next: ChartContent>(
    accumulated: Leading, next: Next
  ) -> ChartContentPair<Leading, Next> { ChartContentPair(leading: accumulated, last: next) }

  /// Takes one statement.
  nonisolated public static func buildExpression<Content: ChartContent>(
    _ content: Content
  ) -> Content { content }

  /// Adds nothing for an `if` that is false.
  nonisolated public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? {
    content
  }

  /// Takes the branch of an `if` that is true.
  nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// Takes the `else` branch.
  nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// Takes the content behind an `#available`, which is always true here, and erases its type.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent {
    // Erased, so that a newer type does not become part of the chart's type.
    AnyChartContent(content)
  }
}

/// Two contents in order.
public struct ChartContentPair<Leading, Last> {
  let leading: Leading
  let last: Last
}

extension ChartContentPair: ChartContent where Leading: ChartContent, Last: ChartContent {
  /// A pair appends its marks itself.
  public typealias Body = Never

  /// Appends the marks of both.
  public func collect(into marks: inout MarkCollector) {
    leading.collect(into: &marks)
    last.collect(into: &marks)
  }
}

@MainActor @preconcurrency
@resultBuilder
public struct ChartContentBuilder {
  nonisolated public static func buildBlock() -> ChartContentPair<Never?, Never?> {
    ChartContentPair(leading: nil, last: nil)
  }

  nonisolated public static func buildPartialBlock<Content: ChartContent>(
    first: Content
  ) -> Content { first }

  nonisolated public static func buildPartialBlock<Leading: ChartContent, Next: ChartContent>(
    accumulated: Leading, next: Next
  ) -> ChartContentPair<Leading, Next> { ChartContentPair(leading: accumulated, last: next) }

  nonisolated public static func buildExpression<Content: ChartContent>(
    _ content: Content
  ) -> Content { content }

  nonisolated public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? {
    content
  }

  nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

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
  public typealias Body = Never

  public func collect(into marks: inout MarkCollector) {
    leading.collect(into: &marks)
    last.collect(into: &marks)
  }
}

/// Makes one content of the marks that a closure lists.
@MainActor @preconcurrency
@resultBuilder
public struct ChartContentBuilder {
  /// An empty block.
  nonisolated public static func buildBlock() -> ChartContentPair<Never?, Never?> {
    ChartContentPair(leading: nil, last: nil)
  }

  /// The first statement of a block.
  nonisolated public static func buildPartialBlock<Content: ChartContent>(
    first: Content
  ) -> Content { first }

  /// The statements of a block so far, and the next one.
  nonisolated public static func buildPartialBlock<Leading: ChartContent, Next: ChartContent>(
    accumulated: Leading, next: Next
  ) -> ChartContentPair<Leading, Next> { ChartContentPair(leading: accumulated, last: next) }

  /// One statement of a block.
  nonisolated public static func buildExpression<Content: ChartContent>(
    _ content: Content
  ) -> Content { content }

  /// An `if` without `else`.
  nonisolated public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// The second branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent {
    // Erased, since the type of what is newer must not stand in that of the whole chart.
    AnyChartContent(content)
  }
}

/// Two contents in the order of a block.
public struct ChartContentPair<Leading, Last> {
  let leading: Leading
  let last: Last

  nonisolated init(leading: Leading, last: Last) {
    self.leading = leading
    self.last = last
  }
}

extension ChartContentPair: ChartContent where Leading: ChartContent, Last: ChartContent {
  /// It adds its marks itself.
  public typealias Body = Never

  /// Adds the marks of both.
  public func collect(into marks: inout MarkCollector) {
    leading.collect(into: &marks)
    last.collect(into: &marks)
  }
}

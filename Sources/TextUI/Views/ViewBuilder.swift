/// Combines the views in a closure into one view.
@resultBuilder
public struct ViewBuilder {
  /// Builds `{}`: no view, which takes no spacing in a stack either.
  nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a single view: it keeps its type, without a tuple.
  nonisolated public static func buildPartialBlock<Content: View>(
    first: consuming Content
  ) -> Content { first }

  /// Appends the next view of a block.
  nonisolated public static func buildPartialBlock<Leading: View, Next: View>(
    accumulated: consuming Leading, next: consuming Next
  ) -> TupleView<Leading, Next> { TupleView(leading: accumulated, last: next) }

  /// Builds one statement of a block.
  nonisolated public static func buildExpression<Content: View>(
    _ content: consuming Content
  ) -> Content { content }

  /// Builds an `if` without `else`.
  nonisolated public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? {
    content
  }

  /// Builds the first branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// Builds the second branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// Builds an `if #available`, as ``AnyView``.
  nonisolated public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView { AnyView(content) }
}

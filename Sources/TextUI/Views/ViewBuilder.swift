/// Makes one view of the views that a closure lists.
@resultBuilder
public struct ViewBuilder {
  /// `{}`: no view, which takes no spacing in a stack either.
  nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view stays itself, so a body of one view has its type and no tuple.
  nonisolated public static func buildPartialBlock<Content: View>(
    first: consuming Content
  ) -> Content { first }

  /// The views of a block so far, and the next one.
  nonisolated public static func buildPartialBlock<Leading: View, Next: View>(
    accumulated: consuming Leading, next: consuming Next
  ) -> TupleView<Leading, Next> { TupleView(leading: accumulated, last: next) }

  /// One statement of a block.
  nonisolated public static func buildExpression<Content: View>(
    _ content: consuming Content
  ) -> Content { content }

  /// An `if` without `else`.
  nonisolated public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// The second branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// An `if #available`.
  nonisolated public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView { AnyView(content) }
}

@resultBuilder
public struct ViewBuilder {
  nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  nonisolated public static func buildPartialBlock<Content: View>(
    first: consuming Content
  ) -> Content { first }

  nonisolated public static func buildPartialBlock<Leading: View, Next: View>(
    accumulated: consuming Leading, next: consuming Next
  ) -> TupleView<Leading, Next> { TupleView(leading: accumulated, last: next) }

  nonisolated public static func buildExpression<Content: View>(
    _ content: consuming Content
  ) -> Content { content }

  nonisolated public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? {
    content
  }

  nonisolated public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> ConditionalContent<First, Second> { .first(first) }

  nonisolated public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  nonisolated public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView { AnyView(content) }
}

/// One of two views, chosen by `if … else` or `switch` in a view builder.
public enum ConditionalContent<TrueContent, FalseContent> {
  case first(TrueContent)
  case second(FalseContent)
}

extension ConditionalContent: View where TrueContent: View, FalseContent: View {
  public func resolve(into builder: inout TreeBuilder) {
    switch self {
    case .first(let content): content.resolve(into: &builder)
    case .second(let content): content.resolve(into: &builder)
    }
  }
}

/// `nil` draws nothing and takes neither space nor spacing.
extension Optional: View where Wrapped: View {
  public func resolve(into builder: inout TreeBuilder) { self?.resolve(into: &builder) }
}

/// One of two views, chosen by `if … else` or `switch` in a view builder.
public enum ConditionalContent<TrueContent, FalseContent> {
  /// The view of the first branch.
  case first(TrueContent)
  /// The view of the second branch.
  case second(FalseContent)
}

extension ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Adds the nodes of the chosen branch.
  public func resolve(into builder: inout TreeBuilder) {
    switch self {
    case .first(let content): content.resolve(into: &builder)
    case .second(let content): content.resolve(into: &builder)
    }
  }
}

/// `nil` draws nothing and takes neither space nor spacing.
extension Optional: View where Wrapped: View {
  /// Adds the nodes of the view, if there is one.
  public func resolve(into builder: inout TreeBuilder) { self?.resolve(into: &builder) }
}

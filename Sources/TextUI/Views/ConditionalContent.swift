/// One of two views, as `if … else` and `switch` in a view builder choose it.
public enum ConditionalContent<TrueContent, FalseContent> {
  /// The view of the first branch.
  case first(TrueContent)
  /// The view of the second branch.
  case second(FalseContent)
}

extension ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Adds the nodes of the branch that was chosen and none of its own.
  public func resolve(into builder: inout TreeBuilder) {
    switch self {
    case .first(let content): content.resolve(into: &builder)
    case .second(let content): content.resolve(into: &builder)
    }
  }
}

/// `nil` draws nothing and takes neither room nor spacing.
extension Optional: View where Wrapped: View {
  /// Adds the nodes of the view that is there, if any.
  public func resolve(into builder: inout TreeBuilder) { self?.resolve(into: &builder) }
}

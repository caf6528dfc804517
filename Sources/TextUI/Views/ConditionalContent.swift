/// One of two views, as `if … else` and `switch` in a view builder choose it.
public enum ConditionalContent<TrueContent, FalseContent> {
  /// The view of the first branch.
  case first(TrueContent)
  /// The view of the second branch.
  case second(FalseContent)
}

extension ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// A choice has no body.
  public typealias Body = Never

  /// Adds the nodes of the view that was chosen.
  public func resolve(into tree: inout ViewTree) {
    switch self {
    case .first(let content): content.resolve(into: &tree)
    case .second(let content): content.resolve(into: &tree)
    }
  }
}

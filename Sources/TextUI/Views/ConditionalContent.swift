/// One of two views, as `if … else` and `switch` in a view builder choose it.
public struct ConditionalContent<TrueContent, FalseContent> {
  enum Choice {
    case first(TrueContent)
    case second(FalseContent)
  }

  let choice: Choice
}

extension ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// A choice has no body.
  public typealias Body = Never

  /// Adds the boxes of the view that was chosen.
  public func resolve(into tree: inout ViewTree) {
    switch choice {
    case .first(let content): content.resolve(into: &tree)
    case .second(let content): content.resolve(into: &tree)
    }
  }
}

/// A view each of whose boxes gets another box around it: most layout modifiers.
struct NodeModifier<Content> {
  let content: Content
  let box: Node.Content
}

extension NodeModifier: View where Content: View {
  typealias Body = Never

  func resolve(into tree: inout ViewTree) {
    let mark = tree.mark
    content.resolve(into: &tree)
    tree.wrap(from: mark, in: box)
  }
}

/// A view under a changed environment.
struct EnvironmentModifier<Content> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: View where Content: View {
  typealias Body = Never

  func resolve(into tree: inout ViewTree) {
    let saved = tree.environment
    change(&tree.environment)
    content.resolve(into: &tree)
    tree.environment = saved
  }
}

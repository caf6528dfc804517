/// A view each of whose nodes gets a wrapper: most layout modifiers.
///
/// Modifiers are not internal, so that other modules of the package see what their `some View` is:
/// the runtime would look the type up on each use.
package struct NodeModifier<Content> {
  let content: Content
  let wrapper: Node.Wrapper
}

extension NodeModifier: View where Content: View {
  /// It has no body.
  package typealias Body = Never

  /// Adds the nodes of the view with what the modifier does.
  package func resolve(into tree: inout ViewTree) {
    let mark = tree.mark
    content.resolve(into: &tree)
    tree.wrap(from: mark, in: wrapper)
  }
}

/// A view under a changed environment.
package struct EnvironmentModifier<Content> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: View where Content: View {
  /// It has no body.
  package typealias Body = Never

  /// Adds the nodes of the view with what the modifier does.
  package func resolve(into tree: inout ViewTree) {
    let saved = tree.environment
    change(&tree.scope.values)
    content.resolve(into: &tree)
    tree.scope.values = saved
  }
}

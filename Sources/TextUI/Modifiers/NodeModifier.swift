/// A view with a wrapper around each of its nodes, as for most layout modifiers.
///
/// `VStack { a; b }.padding()` pads one box, `Group { a; b }.padding()` two. Such modifiers are not
/// internal, so that other modules of the package know the type behind `some View`: the runtime
/// would look it up at each use.
package struct NodeModifier<Content> {
  let content: Content
  let wrapper: Node.Wrapper
}

extension NodeModifier: View where Content: View {
  package func resolve(into builder: inout TreeBuilder) {
    let mark = builder.mark
    content.resolve(into: &builder)
    builder.wrap(from: mark, in: wrapper)
  }
}

/// A view with a wrapper around each of its nodes that refers to a table of the tree, such as a
/// guide, a clip or a cell's traits.
package struct TableModifier<Content> {
  let content: Content
  /// Adds to the table after the content is resolved, and returns the wrapper.
  let wrapper: (inout TreeBuilder) -> Node.Wrapper
}

extension TableModifier: View where Content: View {
  package func resolve(into builder: inout TreeBuilder) {
    let mark = builder.mark
    content.resolve(into: &builder)
    let wrapper = wrapper(&builder)
    builder.wrap(from: mark, in: wrapper)
  }
}

package struct EnvironmentModifier<Content> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: View where Content: View {
  package func resolve(into builder: inout TreeBuilder) {
    let saved = builder.environment
    change(&builder.scope.values)
    content.resolve(into: &builder)
    builder.scope.values = consume saved
  }
}

nonisolated extension View {
  consuming func wrapped(in wrapper: Node.Wrapper) -> NodeModifier<Self> {
    NodeModifier(content: self, wrapper: wrapper)
  }

  /// Wraps each of the view's nodes with a reference to an entry that `wrapper` adds to a table.
  consuming func wrapped(
    by wrapper: @escaping (inout TreeBuilder) -> Node.Wrapper
  ) -> TableModifier<Self> { TableModifier(content: self, wrapper: wrapper) }

  package consuming func environment(
    changing change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentModifier<Self> { EnvironmentModifier(content: self, change: change) }
}

extension Array {
  mutating func add(_ element: Element) -> Int {
    append(element)
    return count - 1
  }
}

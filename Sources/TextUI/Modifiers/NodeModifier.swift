/// A view each of whose nodes gets a wrapper: most layout modifiers.
///
/// `VStack { a; b }.padding()` pads one box, `Group { a; b }.padding()` two. Modifiers are not
/// internal, so that other modules of the package see what their `some View` is: the runtime would
/// look the type up anew on each use.
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

/// A view each of whose nodes gets a wrapper that refers to a table of the tree: a guide, a clip, a
/// cell's traits.
package struct TableModifier<Content> {
  let content: Content
  /// Adds to the table, once the content is resolved, and names the wrapper.
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

  /// Puts a wrapper around each of the view's nodes that refers to what it adds to a table.
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

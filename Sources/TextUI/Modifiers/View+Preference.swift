nonisolated extension View {
  public consuming func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceModifier(content: self) {
      $0.preferences.set(value, for: Key.self, from: $1, node: $0.tree.nodes.count - 1)
    }
  }

  public consuming func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceModifier(content: self) {
      var value = $0.preferences.value(of: Key.self, from: $1)
      callback(&value)
      $0.preferences.set(value, for: Key.self, from: $1, node: $0.tree.nodes.count - 1)
    }
  }

  /// Calls `action` with the combined preference of the views inside, when the view is drawn.
  ///
  /// Around a ``GeometryReader`` or ``ViewThatFits`` it is called again with the final value.
  public consuming func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceModifier(content: self) { action($0.preferences.value(of: Key.self, from: $1)) }
  }
}

package struct PreferenceModifier<Content> {
  let content: Content
  /// Gets the tree and the start of the content's preferences.
  let change: (inout TreeBuilder, Int) -> Void
}

extension PreferenceModifier: View where Content: View {
  package func resolve(into builder: inout TreeBuilder) {
    let mark = builder.preferences.mark
    content.resolve(into: &builder)
    change(&builder, mark)
  }
}

nonisolated extension View {
  /// Hands a value up to the views around this one; it replaces those from inside.
  public consuming func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceModifier(content: self) {
      $0.preferences.set(value, for: Key.self, from: $1, node: $0.tree.nodes.count - 1)
    }
  }

  /// Changes the value that the views inside hand up.
  public consuming func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceModifier(content: self) {
      var value = $0.preferences.value(of: Key.self, from: $1)
      callback(&value)
      $0.preferences.set(value, for: Key.self, from: $1, node: $0.tree.nodes.count - 1)
    }
  }

  /// Calls `action` with the value that the views inside hand up.
  ///
  /// Where the value depends on the layout, because a ``GeometryReader`` or a ``ViewThatFits`` is
  /// inside, it is called twice, and the second value is the right one.
  public consuming func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceModifier(content: self) { action($0.preferences.value(of: Key.self, from: $1)) }
  }
}

package struct PreferenceModifier<Content> {
  let content: Content
  /// Is given the tree and where the preferences of the content start.
  let change: (inout TreeBuilder, Int) -> Void
}

extension PreferenceModifier: View where Content: View {
  package func resolve(into builder: inout TreeBuilder) {
    let mark = builder.preferences.mark
    content.resolve(into: &builder)
    change(&builder, mark)
  }
}

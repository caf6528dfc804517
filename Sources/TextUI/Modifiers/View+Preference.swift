nonisolated extension View {
  /// Hands a value up to the views around this one; it replaces those from inside.
  public consuming func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceModifier(content: self) { $0.set(value, for: Key.self, from: $1) }
  }

  /// Changes the value that the views inside hand up.
  public consuming func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceModifier(content: self) {
      var value = $0.value(of: Key.self, from: $1)
      callback(&value)
      $0.set(value, for: Key.self, from: $1)
    }
  }

  /// Calls `action` once with the value that the views inside hand up.
  ///
  /// Views inside a ``GeometryReader`` are made after it is called and do not count.
  public consuming func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceModifier(content: self) { action($0.value(of: Key.self, from: $1)) }
  }
}

/// A view whose preferences are read or changed.
package struct PreferenceModifier<Content> {
  let content: Content
  /// Is given all preferences so far and where those of the content start.
  let change: (inout PreferenceValues, Int) -> Void
}

extension PreferenceModifier: View where Content: View {
  package func resolve(into tree: inout ViewTree) {
    let mark = tree.preferences.mark
    content.resolve(into: &tree)
    change(&tree.preferences, mark)
  }
}

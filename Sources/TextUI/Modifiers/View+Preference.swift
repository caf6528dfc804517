nonisolated extension View {
  /// Hands a value up to the views around this one; it replaces those from inside.
  public consuming func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceModifier<Self, Key, Key.Value>(content: self, change: { $0 = value })
  }

  /// Changes the value that the views inside hand up.
  public consuming func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceModifier<Self, Key, Key.Value>(content: self, change: callback)
  }

  /// Calls `action` once with the value that the views inside hand up.
  ///
  /// Views inside a ``GeometryReader`` are made after it is called and do not count.
  public consuming func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceReader<Self, Key, Key.Value>(content: self, action: action)
  }
}

/// A view that hands a value up.
package struct PreferenceModifier<Content, Key, Value> {
  let content: Content
  let change: (inout Value) -> Void
}

extension PreferenceModifier: View where Content: View, Key: PreferenceKey, Key.Value == Value {
  /// It has no body.
  package typealias Body = Never

  /// Adds the nodes of the view with what the modifier does.
  package func resolve(into tree: inout ViewTree) {
    let mark = tree.preferences.mark
    content.resolve(into: &tree)
    var value = tree.preferences.value(of: Key.self, from: mark)
    change(&value)
    tree.preferences.set(value, for: Key.self, from: mark)
  }
}

/// A view that reads what is handed up inside it.
package struct PreferenceReader<Content, Key, Value> {
  let content: Content
  let action: (Value) -> Void
}

extension PreferenceReader: View where Content: View, Key: PreferenceKey, Key.Value == Value {
  /// It has no body.
  package typealias Body = Never

  /// Adds the nodes of the view with what the modifier does.
  package func resolve(into tree: inout ViewTree) {
    let mark = tree.preferences.mark
    content.resolve(into: &tree)
    action(tree.preferences.value(of: Key.self, from: mark))
  }
}

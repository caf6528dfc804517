nonisolated extension View {
  public consuming func backgroundPreferenceValue<Key: PreferenceKey, Secondary: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Secondary
  ) -> some View {
    PreferenceValueModifier<Self, Key, Key.Value, Secondary>(
      content: self, layering: .background, alignment: alignment, transform: transform)
  }

  public consuming func overlayPreferenceValue<Key: PreferenceKey, Secondary: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Secondary
  ) -> some View {
    PreferenceValueModifier<Self, Key, Key.Value, Secondary>(
      content: self, layering: .overlay, alignment: alignment, transform: transform)
  }
}

package struct PreferenceValueModifier<Content, Key, Value, Secondary> {
  let content: Content
  let layering: Node.Layering
  let alignment: Alignment
  let transform: (Value) -> Secondary
}

extension PreferenceValueModifier: View
where Content: View, Key: PreferenceKey, Key.Value == Value, Secondary: View {
  package func resolve(into builder: inout TreeBuilder) {
    let primary = builder.mark
    let preferences = builder.preferences.mark
    builder.addOne(content)
    let value = builder.preferences.value(of: Key.self, from: preferences)
    builder.addLayer(transform(value), alignment: alignment)
    builder.add(layering, alignment, childrenFrom: primary)
  }
}

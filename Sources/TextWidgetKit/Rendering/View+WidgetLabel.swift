extension View {
  /// Gives a corner complication the label along its edge; other families ignore it.
  nonisolated public consuming func widgetLabel<Label: View>(@ViewBuilder label: () -> Label)
    -> some View
  {
    preference(key: WidgetLabelKey.self, value: AnyView(label()))
  }

  /// Gives a corner complication a text for the label along its edge.
  nonisolated public consuming func widgetLabel(_ label: LocalizedStringKey) -> some View {
    widgetLabel { Text(label) }
  }

  /// Gives a corner complication a text for the label along its edge.
  @_disfavoredOverload
  nonisolated public consuming func widgetLabel(_ label: some StringProtocol) -> some View {
    widgetLabel { Text(label) }
  }
}

struct WidgetLabelKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }

  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}

// Modifiers with a switch.
extension View {
  @ViewBuilder
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(
    _ label: Label, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  @ViewBuilder
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityValue(value) } else { self }
  }
  public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(key), isEnabled: isEnabled)
  }

  @ViewBuilder
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHint(hint) } else { self }
  }
  public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(key), isEnabled: isEnabled)
  }

  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }
}

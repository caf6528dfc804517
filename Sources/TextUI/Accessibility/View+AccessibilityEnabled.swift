// Modifiers with a switch.
extension View {
  /// Replaces the speech of the views inside with a label if `isEnabled`.
  @ViewBuilder
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }
  /// Replaces the speech of the views inside with a localized label if `isEnabled`.
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }
  /// Replaces the speech of the views inside with a verbatim label if `isEnabled`.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(
    _ label: Label, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  /// Says a value after the label if `isEnabled`.
  @ViewBuilder
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityValue(value) } else { self }
  }
  /// Says a localized value after the label if `isEnabled`.
  public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(key), isEnabled: isEnabled)
  }

  /// Says a hint after label and value if `isEnabled`.
  @ViewBuilder
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHint(hint) } else { self }
  }
  /// Says a localized hint after label and value if `isEnabled`.
  public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(key), isEnabled: isEnabled)
  }

  /// Leaves the view out of speech if `hidden` and `isEnabled` both hold.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }
}

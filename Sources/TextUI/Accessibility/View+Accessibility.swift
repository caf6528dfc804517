nonisolated extension View {
  private consuming func accessibility(
    _ change: @escaping (inout AccessibilityProperties, EnvironmentValues) -> Void
  ) -> TableModifier<Self> {
    wrapped { builder in
      var properties = AccessibilityProperties()
      change(&properties, builder.environment)
      return .effect(.accessibility(builder.tree.accessibility.add(properties)))
    }
  }

  /// Replaces the speech of the views inside with a label.
  public consuming func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = .text(label, in: $1) }
  }

  public consuming func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  @_disfavoredOverload
  public consuming func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says a value after the label, or after the views inside if there is no label.
  public consuming func accessibilityValue(_ value: Text) -> some View {
    accessibility { $0.value = .text(value, in: $1) }
  }

  public consuming func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }

  @_disfavoredOverload
  public consuming func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says a hint after label and value.
  public consuming func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = .text(hint, in: $1) }
  }

  public consuming func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }

  @_disfavoredOverload
  public consuming func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    accessibilityHint(Text(hint))
  }

  public consuming func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { properties, _ in properties.isHidden = hidden }
  }

  /// Leaves the views inside out of speech for `.ignore`, the default; else each is said in turn.
  public consuming func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility { properties, _ in properties.ignoresChildren = children == .ignore }
  }

  public consuming func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public consuming func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public consuming func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public consuming func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let value: Int

  public static let ignore = AccessibilityChildBehavior(value: 0)
  public static let contain = AccessibilityChildBehavior(value: 1)
  /// The same as `contain` here, since no cursor moves from view to view.
  public static let combine = AccessibilityChildBehavior(value: 2)
}

extension View {
  /// Says what `unseen` says before this view, without showing it; nil adds nothing.
  func saying(_ unseen: AnyView?) -> some View {
    ZStack {
      unseen.frame(width: 0, height: 0).clipped()
      self
    }
  }
}

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

  /// Says a label in place of what the views inside say.
  public consuming func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = .text(label, in: $1) }
  }

  /// Says a label in place of what the views inside say.
  public consuming func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  /// Says a label in place of what the views inside say.
  @_disfavoredOverload
  public consuming func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says a value after the label.
  public consuming func accessibilityValue(_ value: Text) -> some View {
    accessibility { $0.value = .text(value, in: $1) }
  }

  /// Says a value after the label.
  public consuming func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }

  /// Says a value after the label.
  @_disfavoredOverload
  public consuming func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says a hint at last.
  public consuming func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = .text(hint, in: $1) }
  }

  /// Says a hint at last.
  public consuming func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }

  /// Says a hint at last.
  @_disfavoredOverload
  public consuming func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says nothing of the view.
  public consuming func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { properties, _ in properties.isHidden = hidden }
  }

  /// Says the views inside as one, one by one, or not at all.
  public consuming func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility { properties, _ in properties.ignoresChildren = children == .ignore }
  }

  /// Says a label, a value or a hint, or hides the view; the older form.
  public consuming func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Says a value after the label; the older form.
  public consuming func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Says a hint at last; the older form.
  public consuming func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Says nothing of the view; the older form.
  public consuming func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}

/// How the views inside another one are said.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let value: Int

  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(value: 0)
  /// Each view inside is said by itself, in the order of the source.
  public static let contain = AccessibilityChildBehavior(value: 1)
  /// As `contain` here, where nothing moves a cursor from view to view.
  public static let combine = AccessibilityChildBehavior(value: 2)
}

extension View {
  /// Says what a view says before this one, without showing it; nil says nothing more.
  func saying(_ unseen: AnyView?) -> some View {
    ZStack {
      unseen.frame(width: 0, height: 0).clipped()
      self
    }
  }
}

extension Button where Label: View {
  /// A host presses it by ``WidgetDrawing/taps``.
  public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(role: nil, tap: .performing(intent), label: label)
  }

  public init<Intent: AppIntent>(
    role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label
  ) { self.init(role: role, tap: .performing(intent), label: label) }
}

extension Button where Label == Text {
  public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent
  ) { self.init(role: role, tap: .performing(intent)) { Text(titleKey) } }

  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, role: ButtonRole? = nil, intent: Intent
  ) { self.init(role: role, tap: .performing(intent)) { Text(title) } }
}

extension Button where Label == TextUI.Label<Text, Image> {
  public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, tap: .performing(intent)) {
      TextUI.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, tap: .performing(intent)) {
      TextUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Toggle where Label: View {
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, tap: .setting(intent, from: isOn), label: label)
  }
}

extension Toggle where Label == Text {
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
    self.init(isOn: isOn, tap: .setting(intent, from: isOn)) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, isOn: Bool, intent: Intent
  ) { self.init(isOn: isOn, tap: .setting(intent, from: isOn)) { Text(title) } }
}

extension TapAction {
  /// Fills unset parameters by their queries, then performs the intent.
  fileprivate static func performing<Intent: AppIntent>(_ intent: Intent) -> TapAction {
    .button {
      _ = await IntentParameters(of: intent).fill()
      _ = try await intent.perform()
    }
  }

  /// Sets a Boolean `SetValueIntent` to the opposite of `isOn`, then performs it.
  fileprivate static func setting<Intent: AppIntent>(
    _ intent: Intent, from isOn: Bool
  ) -> TapAction {
    .toggle(isOn: isOn) {
      _ = await IntentParameters(of: intent).fill()
      if var setter = intent as? any SetValueIntent<Bool> {
        setter.value = !isOn
        return _ = try await setter.perform()
      }
      _ = try await intent.perform()
    }
  }
}

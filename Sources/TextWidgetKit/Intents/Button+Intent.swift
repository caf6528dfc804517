extension Button where Label: View {
  /// A button that performs an intent; a picture cannot be pressed.
  public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(role: nil, label: label)
  }

  /// A button that performs an intent; a picture cannot be pressed.
  public init<Intent: AppIntent>(
    role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, label: label)
  }
}

extension Button where Label == Text {
  /// A button with a title that performs an intent.
  public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role) { Text(titleKey) }
  }

  /// A button with a title that performs an intent.
  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role) { Text(title) }
  }
}

extension Button where Label == TextUI.Label<Text, Image> {
  /// A button with a title and a symbol that performs an intent.
  public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role) { TextUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title and a symbol that performs an intent.
  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role) { TextUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label: View {
  /// A toggle that performs an intent; a picture cannot be pressed.
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label)
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title that performs an intent.
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a title that performs an intent.
  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// A control that does something: its label.
public struct ControlWidgetButton<Label: View, Action: AppIntent>: ControlWidgetTemplate {
  private let action: Action
  private let label: Label

  /// A button that performs an intent.
  public init(action: Action, @ViewBuilder label: (Bool) -> Label) {
    self.action = action
    self.label = label(false)
  }

  /// A button that performs an intent.
  public init(action: Action, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// A button that performs an intent, with what it says while that lasts; a picture is drawn when it
  /// does not.
  public init<ActionLabel: View>(
    action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder actionLabel: (Bool) -> ActionLabel
  ) { self.init(action: action, label: label) }

  public var body: some View { Button(intent: action) { label } }
}

extension ControlWidgetButton where Label == Text {
  /// A button with a title, and with what it says while its intent is performed.
  public init<ActionLabel: View>(
    _ title: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: (Bool) -> ActionLabel
  ) { self.init(title, action: action) }

  /// A button with a title.
  public init(_ title: LocalizedStringResource, action: Action) {
    self.init(action: action) { Text(title) }
  }
}

/// A control that is on or off: its title, and its value in words.
public struct ControlWidgetToggle<Title: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  private let title: Title
  private let valueLabel: ValueLabel
  private let isOn: Bool
  private let action: Action

  /// A toggle that performs an intent.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Title,
    @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    self.action = action
    title = label()
    self.valueLabel = valueLabel(isOn)
  }

  public var body: some View {
    VStack(alignment: .leading) {
      Toggle(isOn: isOn, intent: action) { title }
      valueLabel.foregroundStyle(isOn ? .primary : .secondary)
    }
  }
}

extension ControlWidgetToggle where Title == Text {
  /// A toggle with a title.
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel) }

  /// A toggle with a title.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, isOn: Bool, action: Action, @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel) }
}

extension ControlWidgetToggle where Title == Text, ValueLabel == Text {
  /// A toggle with a title.
  public init(_ title: LocalizedStringResource, isOn: Bool, action: Action) {
    self.init(title, isOn: isOn, action: action) { Text(verbatim: $0 ? "On" : "Off") }
  }
}

/// A template with a modifier of a view.
public struct ModifiedControlTemplate<Content: View>: ControlWidgetTemplate {
  let content: Content

  public var body: some View { content }
}

extension ControlWidgetTemplate {
  /// A view's `tint(_:)`, after which the control is still a template.
  public func tint(_ color: Color?) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(content: (self as any View).tinted(color))
  }
  /// Sets `isEnabled`, with `false` also back to `true` inside of what is disabled.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(content: environment(\.isEnabled, !disabled))
  }
  /// A view's `privacySensitive(_:)`, after which the control is still a template.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(content: (self as any View).sensitive(sensitive))
  }
}

extension View {
  fileprivate func tinted(_ color: Color?) -> AnyView { AnyView(tint(color)) }
  fileprivate func sensitive(_ isSensitive: Bool) -> AnyView {
    AnyView(privacySensitive(isSensitive))
  }
}

nonisolated extension View {
  /// No hint is shown.
  /// - Effect: none
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> Self { self }
  /// No status is shown.
  /// - Effect: none
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> Self { self }
}

/// Tells controls that their values have changed; whoever draws them asks anyway.
public struct ControlCenter: Sendable {
  /// The only one; it keeps nothing.
  public static let shared = ControlCenter()

  /// - Effect: none
  public func reloadControls(ofKind kind: String) {}
  /// - Effect: none
  public func reloadAllControls() {}
  /// The controls that people have placed: none.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

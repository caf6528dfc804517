/// Drawn as its label.
public struct ControlWidgetButton<Label: View, Action: AppIntent>: ControlWidgetTemplate {
  private let action: Action
  private let label: Label

  /// `label` gets `false`: the intent is not running.
  public init(action: Action, @ViewBuilder label: (Bool) -> Label) {
    self.action = action
    self.label = label(false)
  }

  public init(action: Action, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// Drops `actionLabel`: a drawing never shows a running intent.
  public init<ActionLabel: View>(
    action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder actionLabel: (Bool) -> ActionLabel
  ) { self.init(action: action, label: label) }

  public var body: some View { Button(intent: action) { label } }
}

extension ControlWidgetButton where Label == Text {
  /// Drops `actionLabel`: a drawing never shows a running intent.
  public init<ActionLabel: View>(
    _ title: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: (Bool) -> ActionLabel
  ) { self.init(title, action: action) }

  public init(_ title: LocalizedStringResource, action: Action) {
    self.init(action: action) { Text(title) }
  }
}

/// Drawn as its title and its value in words.
public struct ControlWidgetToggle<Title: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  private let title: Title
  private let valueLabel: ValueLabel
  private let isOn: Bool
  private let action: Action

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
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel) }

  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, isOn: Bool, action: Action, @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel) }
}

extension ControlWidgetToggle where Title == Text, ValueLabel == Text {
  public init(_ title: LocalizedStringResource, isOn: Bool, action: Action) {
    self.init(title, isOn: isOn, action: action) { Text(verbatim: $0 ? "On" : "Off") }
  }
}

/// A template with a view's modifier applied.
public struct ModifiedControlTemplate<Content: View>: ControlWidgetTemplate {
  let content: Content

  public var body: some View { content }
}

extension ControlWidgetTemplate {
  public func tint(_ color: Color?) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(content: (self as any View).tinted(color))
  }
  /// Unlike a view's, `false` also enables a control in a disabled container.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(content: environment(\.isEnabled, !disabled))
  }
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
  /// - Effect: none; no hint is shown.
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> Self { self }
  /// - Effect: none; no status is shown.
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> Self { self }
}

/// Ignores requests: each drawing asks for the value anyway.
public struct ControlCenter: Sendable {
  public static let shared = ControlCenter()

  /// - Effect: none
  public func reloadControls(ofKind kind: String) {}
  /// - Effect: none
  public func reloadAllControls() {}
  /// Always empty.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

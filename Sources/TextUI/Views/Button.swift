/// A control with an action, drawn as its label.
///
/// A host can press a button that performs an intent. A closure is never called, as in Apple's
/// widgets: the program that drew the picture is gone.
///
/// ```swift
/// Button("Log", systemImage: "plus") {}
/// ```
///
/// ```
/// + Log
/// ```
public struct Button<Label> {
  private let role: ButtonRole?
  private let tap: TapAction?
  private let label: Label

  /// Never calls the action.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Never calls the action.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role: role, label: label) }

  /// Creates a button with an action that a host can run.
  package init(role: ButtonRole? = nil, tap: TapAction? = nil, @ViewBuilder label: () -> Label) {
    self.role = role
    self.tap = tap
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Never calls the action.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role) { Text(titleKey) } }

  /// Never calls the action.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role) { Text(title) } }

  /// Creates a button with “Delete” or, for any other role, “Cancel” as its title.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role == .destructive ? "Delete" : "Cancel", role: role, action: action)
  }
}

extension Button where Label == TextUI.Label<Text, Image> {
  /// Never calls the action.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role) { TextUI.Label(titleKey, systemImage: systemImage) } }

  /// Never calls the action.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role) { TextUI.Label(title, systemImage: systemImage) } }
}

extension Button: View where Label: View {
  /// Adds the label as the environment's style draws it, one tappable part if it has an intent.
  public func resolve(into builder: inout TreeBuilder) {
    // Several views of a label are side by side.
    let configuration = ButtonStyleConfiguration(role: role, label: AnyView(HStack { label }))
    let mark = builder.mark
    builder.environment.shared.styles.button(configuration, &builder)
    builder.makeTappable(from: mark, tap)
  }
}

public struct ButtonRole: Hashable, Sendable {
  private let value: Int

  /// Deletes something; drawn in red.
  public static let destructive = ButtonRole(value: 0)
  public static let cancel = ButtonRole(value: 1)

  public static let close = ButtonRole(value: 2)
  public static let confirm = ButtonRole(value: 3)
}

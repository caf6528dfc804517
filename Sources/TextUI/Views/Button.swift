/// A control that does something when it is tapped; in a picture it is its label.
///
/// A host can press a button that performs an intent. A closure would have to run in the program
/// that drew the picture, which has gone: as in a widget of Apple's, it is never called.
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

  /// Creates a button from views.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button of a kind from views.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role: role, label: label) }

  /// Creates a button whose action is told elsewhere.
  package init(role: ButtonRole? = nil, tap: TapAction? = nil, @ViewBuilder label: () -> Label) {
    self.role = role
    self.tap = tap
    self.label = label()
  }
}

extension Button where Label == Text {
  /// A button with a title; `nil` is the role of most buttons.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role) { Text(titleKey) } }

  /// A button with a title; `nil` is the role of most buttons.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role) { Text(title) } }
}

extension Button where Label == TextUI.Label<Text, Image> {
  /// A button with a title and a symbol; `nil` is the role of most buttons.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role) { TextUI.Label(titleKey, systemImage: systemImage) } }

  /// A button with a title and a symbol; `nil` is the role of most buttons.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role) { TextUI.Label(title, systemImage: systemImage) } }
}

extension Button: View where Label: View {
  /// Adds what the style makes of the label, as one part to tap if it performs an intent.
  public func resolve(into builder: inout TreeBuilder) {
    // The views of the label stand side by side.
    let configuration = ButtonStyleConfiguration(role: role, label: AnyView(HStack { label }))
    let mark = builder.mark
    builder.environment.shared.styles.button(configuration, &builder)
    builder.makeTappable(from: mark, tap)
  }
}

/// What kind of thing a button does.
public struct ButtonRole: Hashable, Sendable {
  private let value: Int

  /// It takes something away.
  public static let destructive = ButtonRole(value: 0)
  /// It leaves all as it was.
  public static let cancel = ButtonRole(value: 1)
}

extension Button where Label == Text {
  /// A button that says what its role does.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role == .destructive ? "Delete" : "Cancel", role: role, action: action)
  }
}

extension ButtonRole {
  /// Closes what is open; it looks as any button does.
  public static let close = ButtonRole(value: 2)
  /// It agrees, and looks as it leaves.
  public static let confirm = ButtonRole(value: 3)
}

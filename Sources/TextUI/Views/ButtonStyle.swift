/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What the style makes of a button.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// What kind of thing it does.
  public let role: ButtonRole?
  /// Its label.
  public let label: AnyView
  /// Whether it is being pressed: never, in a picture.
  public var isPressed: Bool { false }
}

/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// The label in the tint: what buttons are where nothing else is asked.
public struct BorderlessButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label in the tint, or in red if it takes something away.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(tint(of: configuration))
  }
}

/// The label in the tint on a faint ground of it.
public struct BorderedButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label with a column on either side.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(tint(of: configuration))
      .padding(.horizontal, Spacing.horizontal)
      .background(tint(of: configuration).opacity(0.18))
  }
}

/// The label in white on the tint.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label with a column on either side.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.white)
      .padding(.horizontal, Spacing.horizontal)
      .background(tint(of: configuration))
  }
}

private func tint(of configuration: ButtonStyleConfiguration) -> Color {
  configuration.role == .destructive ? .red : .accentColor
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
  /// The label in the tint.
  nonisolated public static var automatic: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label in the tint on a faint ground of it.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// Sets how buttons look.
  public consuming func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment { $0.buttonStyle = { AnyView(style.makeBody(configuration: $0)) } }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: @MainActor (ButtonStyleConfiguration) -> AnyView {
    { AnyView(BorderlessButtonStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var buttonStyle: @MainActor (ButtonStyleConfiguration) -> AnyView {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

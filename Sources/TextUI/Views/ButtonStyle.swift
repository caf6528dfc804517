/// The look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// The purpose of the button, if it has one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: AnyView
  /// Always false: pictures are not pressed.
  public var isPressed: Bool { false }

  /// Any view; SwiftUI has a separate type here.
  public typealias Label = AnyView
}

/// A style that draws only the label.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style; the same as `.plain`.
  nonisolated public init() {}

  /// Returns the label, without padding.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A style with the label in the tint unless a style is set around; the default.
public struct BorderlessButtonStyle: ButtonStyle {
  /// Creates the style; the same as `.borderless` and `.automatic`.
  nonisolated public init() {}

  /// Draws the label in the tint, or in red if it is destructive.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.defaultForegroundStyle(tint(of: configuration))
  }
}

/// A style with the label in the tint, on a faint background of it.
public struct BorderedButtonStyle: ButtonStyle {
  /// Creates the style; the same as `.bordered`.
  nonisolated public init() {}

  /// Pads the label by a column at either end, on a background at 0.18 of the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.defaultForegroundStyle(tint(of: configuration))
      .padding(.horizontal, Spacing.horizontal)
      .background(tint(of: configuration).opacity(0.18))
  }
}

/// A style with the label in white on the tint.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates the style; the same as `.borderedProminent`.
  nonisolated public init() {}

  /// Pads the label by a column at either end, on the full tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.defaultForegroundStyle(.white)
      .padding(.horizontal, Spacing.horizontal)
      .background(tint(of: configuration))
  }
}

private func tint(of configuration: ButtonStyleConfiguration) -> Color {
  configuration.role == .destructive ? .red : .accentColor
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label unchanged, without tint or background.
  nonisolated public static var plain: Self { Self() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without a background; red if it is destructive.
  nonisolated public static var borderless: Self { Self() }
  /// The label in the tint, without a background; red if it is destructive.
  nonisolated public static var automatic: Self { Self() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label on a faint background of the tint, a column wider at either end.
  nonisolated public static var bordered: Self { Self() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on the tint, a column wider at either end.
  nonisolated public static var borderedProminent: Self { Self() }
}

extension View {
  /// Sets the style of the buttons in this view.
  public consuming func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.button, { style.makeBody(configuration: $0) }) }
  }
}

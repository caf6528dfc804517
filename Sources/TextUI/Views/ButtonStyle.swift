@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View

  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: AnyView
  /// Always false: pictures are not pressed.
  public var isPressed: Bool { false }

  /// Any view; SwiftUI has a separate type here.
  public typealias Label = AnyView
}

/// A style that draws only the label.
public struct PlainButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A style with the label in the tint unless a style is set around; the default.
public struct BorderlessButtonStyle: ButtonStyle {
  nonisolated public init() {}

  /// Draws the label in the tint, or in red if it is destructive.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.defaultForegroundStyle(tint(of: configuration))
  }
}

public struct BorderedButtonStyle: ButtonStyle {
  nonisolated public init() {}

  /// Pads the label by a column at either end, on a background at 0.18 of the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.defaultForegroundStyle(tint(of: configuration))
      .padding(.horizontal, Spacing.horizontal)
      .background(tint(of: configuration).opacity(0.18))
  }
}

public struct BorderedProminentButtonStyle: ButtonStyle {
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
  nonisolated public static var plain: Self { Self() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: Self { Self() }
  nonisolated public static var automatic: Self { Self() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: Self { Self() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: Self { Self() }
}

extension View {
  public consuming func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.button, { style.makeBody(configuration: $0) }) }
  }
}

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
  /// What the button shows, as its builder made it.
  public let label: AnyView
  /// Whether it is being pressed: never, in a picture.
  public var isPressed: Bool { false }
}

/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
  /// What `.plain` stands for.
  nonisolated public init() {}

  /// Hands on the label, without padding.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in the tint, unless a style was set around it: what buttons are where nothing else is
/// asked.
public struct BorderlessButtonStyle: ButtonStyle {
  /// What `.borderless` and `.automatic` stand for.
  nonisolated public init() {}

  /// Draws the label in the tint, or in red where it is destructive.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.defaultForegroundStyle(tint(of: configuration))
  }
}

/// The label in the tint on a faint ground of it.
public struct BorderedButtonStyle: ButtonStyle {
  /// What `.bordered` stands for.
  nonisolated public init() {}

  /// Pads the label by a column at either end and lays a faint tint behind it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.defaultForegroundStyle(tint(of: configuration))
      .padding(.horizontal, Spacing.horizontal)
      .background(tint(of: configuration).opacity(0.18))
  }
}

/// The label in white on the tint.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// What `.borderedProminent` stands for.
  nonisolated public init() {}

  /// Pads the label by a column at either end and lays the full tint behind it.
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
  /// The label as it is, without tint or ground.
  nonisolated public static var plain: Self { Self() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without a ground; red for a destructive button.
  nonisolated public static var borderless: Self { Self() }
  /// The label in the tint, without a ground; red for a destructive button.
  nonisolated public static var automatic: Self { Self() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label on a faint ground of the tint, one column wider at either end.
  nonisolated public static var bordered: Self { Self() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on the tint, one column wider at either end.
  nonisolated public static var borderedProminent: Self { Self() }
}

extension View {
  /// Sets how buttons look.
  public consuming func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.button, { style.makeBody(configuration: $0) }) }
  }
}

extension ButtonStyleConfiguration {
  /// Any view; SwiftUI has a type of its own here.
  public typealias Label = AnyView
}

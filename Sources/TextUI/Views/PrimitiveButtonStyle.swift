/// The look of buttons, for styles that trigger the action themselves; here no action ever runs.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  /// Any view; SwiftUI has a separate type here.
  public typealias Label = AnyView
  public let role: ButtonRole?
  public let label: AnyView

  /// Does nothing: a picture has no taps.
  /// - Effect: none
  public func trigger() {}
}

private struct PrimitiveStyle<Base: PrimitiveButtonStyle>: ButtonStyle {
  let base: Base

  func makeBody(configuration: Configuration) -> some View {
    base.makeBody(
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label))
  }
}

extension View {
  @_disfavoredOverload
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    buttonStyle(PrimitiveStyle(base: style))
  }
}

/// Adapts a ``ButtonStyle`` to ``PrimitiveButtonStyle``.
public struct SystemButtonStyle<Base: ButtonStyle>: PrimitiveButtonStyle {
  let base: Base

  /// Draws a button with the same role and label in the button style; it does nothing.
  public func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role, action: {}) { configuration.label }.buttonStyle(base)
  }
}

extension PrimitiveButtonStyle where Self == SystemButtonStyle<BorderlessButtonStyle> {
  public static var automatic: Self { Self(base: BorderlessButtonStyle()) }
  public static var borderless: Self { Self(base: BorderlessButtonStyle()) }
  public static var link: Self { Self(base: BorderlessButtonStyle()) }
}
extension PrimitiveButtonStyle where Self == SystemButtonStyle<PlainButtonStyle> {
  public static var plain: Self { Self(base: PlainButtonStyle()) }
}
extension PrimitiveButtonStyle where Self == SystemButtonStyle<BorderedButtonStyle> {
  public static var bordered: Self { Self(base: BorderedButtonStyle()) }
  public static var card: Self { Self(base: BorderedButtonStyle()) }
  public static var accessoryBar: Self { Self(base: BorderedButtonStyle()) }
  public static var accessoryBarAction: Self { Self(base: BorderedButtonStyle()) }
}
extension PrimitiveButtonStyle where Self == SystemButtonStyle<BorderedProminentButtonStyle> {
  public static var borderedProminent: Self { Self(base: BorderedProminentButtonStyle()) }
}

/// A button of glass: a faint background of the tint.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  /// Creates the style; every kind of glass looks the same in cells.
  nonisolated public init(_ glass: Glass) {}

  public func makeBody(configuration: Configuration) -> some View {
    SystemButtonStyle(base: BorderedButtonStyle()).makeBody(configuration: configuration)
  }
}

/// A button of tinted glass: white on the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SystemButtonStyle(base: BorderedProminentButtonStyle()).makeBody(configuration: configuration)
  }
}

public struct LinkButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  /// Draws the label in the tint, or in red for a destructive button, without underline.
  public func makeBody(configuration: Configuration) -> some View {
    SystemButtonStyle(base: BorderlessButtonStyle()).makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: Self { Self() }
  nonisolated public static func glass(_ glass: Glass) -> Self { Self(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: Self { Self() }
}

extension Button where Label == AnyView {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: {}) { configuration.label }
  }
}

/// How buttons look, of those styles that say themselves when a button does its work; in a picture
/// it never does.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// Any view; SwiftUI has a type of its own here.
  public typealias Label = AnyView
  /// What kind of thing it does.
  public let role: ButtonRole?
  /// What the button shows, as its builder made it.
  public let label: AnyView

  /// Does nothing: a picture is not touched.
  /// - Effect: none
  public func trigger() {}
}

/// A style of buttons that is one of the other kind too.
private struct PrimitiveStyle<Base: PrimitiveButtonStyle>: ButtonStyle {
  let base: Base

  func makeBody(configuration: Configuration) -> some View {
    base.makeBody(
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label))
  }
}

extension View {
  /// Sets how buttons look.
  @_disfavoredOverload
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    buttonStyle(PrimitiveStyle(base: style))
  }
}

/// A button of the system in the look of one of ours.
public struct SystemButtonStyle<Base: ButtonStyle>: PrimitiveButtonStyle {
  let base: Base

  /// Draws a button of the same role and label in the style of ours; it does nothing.
  public func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role, action: {}) { configuration.label }.buttonStyle(base)
  }
}

extension PrimitiveButtonStyle where Self == SystemButtonStyle<BorderlessButtonStyle> {
  /// The label in the tint, without a ground; red for a destructive button.
  public static var automatic: Self { Self(base: BorderlessButtonStyle()) }
  /// The label in the tint, without a ground; red for a destructive button.
  public static var borderless: Self { Self(base: BorderlessButtonStyle()) }
  /// The label in the tint, without a ground; red for a destructive button.
  public static var link: Self { Self(base: BorderlessButtonStyle()) }
}
extension PrimitiveButtonStyle where Self == SystemButtonStyle<PlainButtonStyle> {
  /// The label as it is, without tint or ground.
  public static var plain: Self { Self(base: PlainButtonStyle()) }
}
extension PrimitiveButtonStyle where Self == SystemButtonStyle<BorderedButtonStyle> {
  /// The label on a faint ground of the tint, one column wider at either end.
  public static var bordered: Self { Self(base: BorderedButtonStyle()) }
  /// The label on a faint ground of the tint, one column wider at either end.
  public static var card: Self { Self(base: BorderedButtonStyle()) }
  /// The label on a faint ground of the tint, one column wider at either end.
  public static var accessoryBar: Self { Self(base: BorderedButtonStyle()) }
  /// The label on a faint ground of the tint, one column wider at either end.
  public static var accessoryBarAction: Self { Self(base: BorderedButtonStyle()) }
}
extension PrimitiveButtonStyle where Self == SystemButtonStyle<BorderedProminentButtonStyle> {
  /// The label in white on the tint, one column wider at either end.
  public static var borderedProminent: Self { Self(base: BorderedProminentButtonStyle()) }
}

/// A button of glass: a faint ground of the tint.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// What `.glass` stands for.
  nonisolated public init() {}
  /// Every kind of glass looks the same in cells.
  nonisolated public init(_ glass: Glass) {}

  /// Draws the label on a faint ground of the tint, one column wider at either end.
  public func makeBody(configuration: Configuration) -> some View {
    SystemButtonStyle(base: BorderedButtonStyle()).makeBody(configuration: configuration)
  }
}

/// A button of tinted glass: white on the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// What `.glassProminent` stands for.
  nonisolated public init() {}

  /// Draws the label in white on the tint, one column wider at either end.
  public func makeBody(configuration: Configuration) -> some View {
    SystemButtonStyle(base: BorderedProminentButtonStyle()).makeBody(configuration: configuration)
  }
}

/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Looks as `.link` does.
  nonisolated public init() {}

  /// Draws the label in the tint, or in red where it is destructive; no line is below it.
  public func makeBody(configuration: Configuration) -> some View {
    SystemButtonStyle(base: BorderlessButtonStyle()).makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on a faint ground of the tint, one column wider at either end.
  nonisolated public static var glass: Self { Self() }
  /// The label on a faint ground of the tint, one column wider at either end.
  nonisolated public static func glass(_ glass: Glass) -> Self { Self(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label in white on the tint, one column wider at either end.
  nonisolated public static var glassProminent: Self { Self() }
}

extension Button where Label == AnyView {
  /// A button in a style that is its configuration again.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: {}) { configuration.label }
  }
}

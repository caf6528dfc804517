/// The look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the toggle's view.
  associatedtype Body: View

  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Draws a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle, for its style.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public let label: AnyView
  /// Whether the toggle is on; setting it has no effect.
  @Binding public var isOn: Bool
  /// Whether some of several values are on and some are not.
  public let isMixed: Bool

  /// Any view; SwiftUI has a separate type here.
  public typealias Label = AnyView
}

/// A label and at the end of the width a box that is ticked, `[x]`, or mixed, `[-]`.
public struct DefaultToggleStyle: ToggleStyle {
  @Environment(\.hidesLabels) private var hidesLabels

  /// Creates the style; the same as `.automatic`, `.switch` and `.checkbox`.
  nonisolated public init() {}

  /// Draws the label and, at the end of the width, the box; just the box where labels are hidden.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    HStack(spacing: 0) {
      if !hidesLabels {
        configuration.label
        Spacer(minLength: Spacing.horizontal)
      }
      Text(verbatim: configuration.isMixed ? "[-]" : isOn ? "[x]" : "[ ]").foregroundStyle(.tint)
        .accessibilityLabel(
          Text(verbatim: configuration.isMixed ? "mixed" : isOn ? "on" : "off"))
    }
  }
}

/// A label on a background of the tint, strong while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style; the same as `.button`.
  nonisolated public init() {}

  /// Draws the label a column wider at either end; while on, in white with a tick.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    HStack {
      configuration.label.foregroundStyle(isOn ? Color.white : Color.accentColor)
      if isOn { Image(systemName: "checkmark").foregroundStyle(.white).accessibilityHidden(true) }
    }
    .padding(.horizontal, Spacing.horizontal)
    .background(isOn ? Color.accentColor : Color.accentColor.opacity(0.18))
    .accessibilityValue(Text(verbatim: isOn ? "on" : "off"))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// `[x]` or `[ ]` at the end of the width.
  nonisolated public static var automatic: Self { Self() }
  /// `[x]` or `[ ]` at the end of the width.
  nonisolated public static var `switch`: Self { Self() }

  /// `[x]` or `[ ]` at the end of the width.
  public static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The label on the tint with a tick while on, and on a faint background of the tint while off.
  nonisolated public static var button: Self { Self() }
}

extension View {
  /// Sets the style of toggles.
  public consuming func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.toggle, { style.makeBody(configuration: $0) }) }
  }
}

extension Toggle {
  /// Creates a toggle from a style's configuration, for use in a style.
  public init(_ configuration: ToggleStyleConfiguration) where Label == AnyView {
    self.init(isOn: configuration.isOn, isMixed: configuration.isMixed) { configuration.label }
  }
}

/// A toggle with its own colour; SwiftUI's older form.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates a style with a blue box, as without any tint, regardless of the surrounding tint.
  nonisolated public init() { tint = nil }

  /// Creates a style with a box in `tint`.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Draws `[x]` or `[ ]` in the tint at the end of the width.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultToggleStyle().makeBody(configuration: configuration).tint(tint)
  }
}

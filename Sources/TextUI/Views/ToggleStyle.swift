/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What the style makes of a toggle.
  associatedtype Body: View

  /// What a style is told about a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a toggle.
public struct ToggleStyleConfiguration {
  /// What the toggle turns on and off.
  public let label: AnyView
  /// Whether it is on; setting it changes nothing in a picture.
  @Binding public var isOn: Bool
  /// Whether some of several values are on and some are not.
  public let isMixed: Bool
}

/// A label and at the end of the width a box that is ticked, `[x]`, or mixed, `[-]`.
public struct DefaultToggleStyle: ToggleStyle {
  @Environment(\.hidesLabels) private var hidesLabels

  /// What `.automatic`, `.switch` and `.checkbox` stand for.
  nonisolated public init() {}

  /// Puts the box at the end of the width; where labels are hidden it stands alone.
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

/// A label that is filled with the tint while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// What `.button` stands for.
  nonisolated public init() {}

  /// Pads the label by a column at either end; while on, it is white and has a tick.
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
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The label on the tint and ticked while on, on a faint ground of it while off.
  nonisolated public static var button: Self { Self() }
}

extension View {
  /// Sets the style of toggles.
  public consuming func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.toggle, { style.makeBody(configuration: $0) }) }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// `[x]` or `[ ]` at the end of the width.
  public static var checkbox: Self { Self() }
}

extension Toggle {
  /// A toggle in a style that is its configuration again.
  public init(_ configuration: ToggleStyleConfiguration) where Label == AnyView {
    self.init(isOn: configuration.isOn, isMixed: configuration.isMixed) { configuration.label }
  }
}

/// A toggle in a colour, by an older name.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Draws the box in blue, as where no tint is set, whatever the tint around it.
  nonisolated public init() { tint = nil }

  /// Gives the box a colour.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Draws `[x]` or `[ ]` in the tint at the end of the width.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultToggleStyle().makeBody(configuration: configuration).tint(tint)
  }
}

extension ToggleStyleConfiguration {
  /// Any view; SwiftUI has a type of its own here.
  public typealias Label = AnyView
}

@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View

  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public let label: AnyView
  /// Whether the toggle is on; setting it has no effect.
  @Binding public var isOn: Bool
  public let isMixed: Bool

  /// Any view; SwiftUI has a separate type here.
  public typealias Label = AnyView
}

/// A label and at the end of the width a box that is ticked, `[x]`, or mixed, `[-]`.
public struct DefaultToggleStyle: ToggleStyle {
  @Environment(\.hidesLabels) private var hidesLabels

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

public struct ButtonToggleStyle: ToggleStyle {
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
  nonisolated public static var automatic: Self { Self() }
  nonisolated public static var `switch`: Self { Self() }

  public static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: Self { Self() }
}

extension View {
  public consuming func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.toggle, { style.makeBody(configuration: $0) }) }
  }
}

extension Toggle {
  public init(_ configuration: ToggleStyleConfiguration) where Label == AnyView {
    self.init(isOn: configuration.isOn, isMixed: configuration.isMixed) { configuration.label }
  }
}

public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates a style with a blue box, as without any tint, regardless of the surrounding tint.
  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    DefaultToggleStyle().makeBody(configuration: configuration).tint(tint)
  }
}

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the label's view.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title, read aloud in every style.
  public let title: AnyView
  /// The icon, which is silent.
  public let icon: AnyView

  /// Any view; SwiftUI has a separate type here.
  public typealias Title = AnyView
  /// Any view; SwiftUI has a separate type here.
  public typealias Icon = AnyView
}

/// A style with icon and title side by side; the default.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style; the same as `.titleAndIcon` and `.automatic`.
  nonisolated public init() {}

  /// Draws the icon before the title, a column apart.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// A style that hides the icon.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style; the same as `.titleOnly`.
  nonisolated public init() {}

  /// Returns the title; the icon takes no space.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style with only the icon; the title is still read aloud.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style; the same as `.iconOnly`.
  nonisolated public init() {}

  /// Draws the icon; the title takes no space but is read aloud.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.saying(configuration.title)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  nonisolated public static var titleAndIcon: Self { Self() }
  /// The icon before the title.
  nonisolated public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without its icon.
  nonisolated public static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon; the title is still read aloud.
  nonisolated public static var iconOnly: Self { Self() }
}

extension View {
  /// Sets the style of the labels in this view.
  public consuming func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.label, { style.makeBody(configuration: $0) }) }
  }

  /// Hides the labels of controls.
  public consuming func labelsHidden() -> some View { environment { $0.hidesLabels = true } }
}

/// The default style of labels: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style; the same as `.automatic`.
  nonisolated public init() {}

  /// Draws the icon before the title, a column apart.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension Label where Title == AnyView, Icon == AnyView {
  /// Creates the label of a style's configuration, for a style that only adds to another one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

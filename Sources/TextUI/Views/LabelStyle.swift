@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View

  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

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

public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}

  /// Draws the icon before the title, a column apart.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style with only the icon; the title is still read aloud.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.saying(configuration.title)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: Self { Self() }
  nonisolated public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: Self { Self() }
}

extension View {
  public consuming func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.label, { style.makeBody(configuration: $0) }) }
  }

  public consuming func labelsHidden() -> some View { environment { $0.hidesLabels = true } }
}

public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension Label where Title == AnyView, Icon == AnyView {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

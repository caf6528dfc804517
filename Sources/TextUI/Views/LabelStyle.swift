/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What the style makes of a label.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The text of the label, which is read aloud in every style.
  public let title: AnyView
  /// The icon, which says nothing.
  public let icon: AnyView
}

/// Icon and title side by side: what labels are where nothing else is asked.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// What `.titleAndIcon` and `.automatic` stand for.
  nonisolated public init() {}

  /// Puts the icon before the title, one column apart.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// Shows the text and leaves out the symbol.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// What `.titleOnly` stands for.
  nonisolated public init() {}

  /// Hands on the title; the icon takes no cells.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows the symbol alone; the text is still read aloud.
public struct IconOnlyLabelStyle: LabelStyle {
  /// What `.iconOnly` stands for.
  nonisolated public init() {}

  /// Shows the icon; the title takes no cells and is read aloud.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.saying(configuration.title)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title on the same row.
  nonisolated public static var titleAndIcon: Self { Self() }
  /// The icon, then the title on the same row.
  nonisolated public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without its icon.
  nonisolated public static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; the title is read aloud.
  nonisolated public static var iconOnly: Self { Self() }
}

extension View {
  /// Sets how labels look.
  public consuming func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment { $0.shared.styles.set(\.label, { style.makeBody(configuration: $0) }) }
  }

  /// Leaves out the labels of controls.
  public consuming func labelsHidden() -> some View { environment { $0.hidesLabels = true } }
}

/// The style of labels where nothing else is asked: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  /// Looks as `.automatic` does.
  nonisolated public init() {}

  /// Puts the icon before the title, one column apart.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension Label where Title == AnyView, Icon == AnyView {
  /// A label in a style that is its configuration again.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension LabelStyleConfiguration {
  /// Any view; SwiftUI has a type of its own here.
  public typealias Title = AnyView
  /// Any view; SwiftUI has a type of its own here.
  public typealias Icon = AnyView
}

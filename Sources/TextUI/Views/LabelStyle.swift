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
  /// The title.
  public let title: AnyView
  /// The icon, which says nothing.
  public let icon: AnyView
}

/// Icon and title side by side: what labels are where nothing else is asked.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Icon and title, a column apart.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The title only.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The icon only.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The icon; the title is read aloud.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.saying(configuration.title)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title side by side.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// Icon and title side by side.
  nonisolated public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title only.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon only.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets how labels look.
  public consuming func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment { $0.labelStyle = { AnyView(style.makeBody(configuration: $0)) } }
  }

  /// Leaves out the labels of controls.
  public consuming func labelsHidden() -> some View {
    environment { $0.hidesLabels = true }
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: @MainActor (LabelStyleConfiguration) -> AnyView {
    { AnyView(TitleAndIconLabelStyle().makeBody(configuration: $0)) }
  }
}

private struct HidesLabelsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var labelStyle: @MainActor (LabelStyleConfiguration) -> AnyView {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }

  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

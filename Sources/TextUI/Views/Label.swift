/// A title after an icon.
///
/// ```swift
/// Label("Espresso", systemImage: "cup.and.saucer.fill")
/// ```
///
/// ```
/// ☕ Espresso
/// ```
public struct Label<Title, Icon> {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label: View where Title: View, Icon: View {
  /// Adds title and icon as drawn by the environment's style; the icon is silent.
  public func resolve(into builder: inout TreeBuilder) {
    let configuration = LabelStyleConfiguration(
      title: AnyView(title), icon: AnyView(icon.accessibilityHidden(true)))
    builder.environment.shared.styles.label(configuration, &builder)
  }
}

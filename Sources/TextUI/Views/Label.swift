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

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a localized title and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a verbatim title and a system symbol.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a localized title and a catalogue's picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label from a verbatim title and a catalogue's picture.
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

// Controls in the forms that name an asset, or several values at once.

extension Button where Label == TextUI.Label<Text, Image> {
  /// A button with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: SwiftUI.ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TextUI.Label(titleKey, image: image) }
  }
}

extension ButtonRole {
  /// It leaves, and looks so.
  public static var close: ButtonRole { .cancel }
  /// It agrees, and looks as it leaves.
  public static var confirm: ButtonRole { .cancel }
}

extension Toggle {
  /// A toggle of several values: on where all are.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let isAllOn = sources.allSatisfy { $0[keyPath: isOn].wrappedValue }
    self.init(isOn: .constant(isAllOn), label: label)
  }
}

extension Toggle where Label == Text {
  /// A toggle of several values: on where all are.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == TextUI.Label<Text, Image> {
  /// A toggle with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: SwiftUI.ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TextUI.Label(titleKey, image: image) }
  }

  /// A toggle of several values with a title and a symbol.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TextUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle of several values with a title and a picture.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: SwiftUI.ImageResource, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TextUI.Label(titleKey, image: image) }
  }
}

extension Toggle {
  /// A toggle in a style that is its configuration again.
  public init(_ configuration: ToggleStyleConfiguration) where Label == AnyView {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// A toggle in a colour, by an older name.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  nonisolated public init() {
    tint = nil
  }

  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    DefaultToggleStyle().makeBody(configuration: configuration).tint(tint)
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
  public typealias Title = AnyView
  public typealias Icon = AnyView
}

extension ButtonStyleConfiguration {
  public typealias Label = AnyView
}

extension ToggleStyleConfiguration {
  public typealias Label = AnyView
  /// Whether some of several values are on and some are not: a picture says which.
  public var isMixed: Bool { false }
}

extension ControlGroup {
  /// Controls with a label, which groups show where a style does.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TextUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// A link to more words about something: a question mark.
public struct HelpLink: View {
  private let link: AnyView

  public init(action: @escaping () -> Void) {
    link = AnyView(Text(verbatim: "?"))
  }

  public init(destination: URL) {
    link = AnyView(TextUI.Link(destination: destination) { Text(verbatim: "?") })
  }

  public var body: some View { link }
}

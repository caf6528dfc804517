/// A placeholder for missing content: a label, a reason and actions.
///
/// ```swift
/// ContentUnavailableView(
///   "No drinks", systemImage: "cup.and.saucer", description: Text("Log your first one."))
/// ```
///
/// ```
///         ☕
///      No drinks
/// Log your first one.
/// ```
public struct ContentUnavailableView<Label, Description, Actions> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == TextUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { TextUI.Label(titleKey, systemImage: name) }, description: { description })
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) { self.init(label: { TextUI.Label(title, systemImage: name) }, description: { description }) }

  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { TextUI.Label(titleKey, image: name) }, description: { description })
  }
}

extension ContentUnavailableView: View
where Label: View, Description: View, Actions: View {
  /// The bold label, its icon above its title, then the rest, centred in the proposed space.
  public var body: some View {
    VStack {
      label.labelStyle(IconAboveTitleLabelStyle()).bold()
      description.foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct IconAboveTitleLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

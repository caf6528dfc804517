/// A view that leads to a URL: its cells carry the link, which encoders may write.
///
/// ```swift
/// Link("Half-life", destination: URL(string: "https://example.org/half-life")!)
/// ```
///
/// ```
/// Half-life
/// ```
public struct Link<Label> {
  private let destination: URL
  private let label: Label

  /// Makes views lead to a URL.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Makes a title lead to a URL.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a title lead to a URL.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View where Label: View {
  /// Adds the label in the tint, side by side; a tap leads to the address where links lead.
  public func resolve(into builder: inout TreeBuilder) {
    let destination = destination.absoluteString
    let view = HStack { label }.defaultForegroundStyle(.tint)
    if !builder.environment.linksLead { return view.resolve(into: &builder) }
    view.wrapped { .effect(.tap($0.tree.taps.add(.link(destination)))) }.resolve(into: &builder)
  }
}

/// A link to more words about something: a question mark.
public struct HelpLink: View {
  private let link: AnyView

  /// Shows `?`; a picture never runs the action.
  public init(action: @escaping () -> Void) { link = AnyView(Text(verbatim: "?")) }

  /// Shows `?`, which leads to the address.
  public init(destination: URL) {
    link = AnyView(TextUI.Link(destination: destination) { Text(verbatim: "?") })
  }

  public var body: some View { link }
}

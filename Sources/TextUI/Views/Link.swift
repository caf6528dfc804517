/// A view that leads to a URL: its cells carry the link, and encoders may write it.
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

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View where Label: View {
  /// Adds the label in the tint, side by side; where links are active, a tap opens the URL.
  public func resolve(into builder: inout TreeBuilder) {
    let destination = destination.absoluteString
    let view = HStack { label }.defaultForegroundStyle(.tint)
    if !builder.environment.linksLead { return view.resolve(into: &builder) }
    view.wrapped { .effect(.tap($0.tree.taps.add(.link(destination)))) }.resolve(into: &builder)
  }
}

public struct HelpLink: View {
  private let link: AnyView

  /// Shows `?`; the action never runs.
  public init(action: @escaping () -> Void) { link = AnyView(Text(verbatim: "?")) }

  public init(destination: URL) {
    link = AnyView(TextUI.Link(destination: destination) { Text(verbatim: "?") })
  }

  public var body: some View { link }
}

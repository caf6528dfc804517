/// Views with a header above and a footer below.
///
/// ```swift
/// VStack(alignment: .leading) {
///   Section("Today") {
///     Text("Espresso")
///   }
/// }
/// ```
///
/// ```
/// Today
/// Espresso
/// ```
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }
}

extension Section where Footer == EmptyView {
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) {}
  }
}

extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: {}, footer: footer)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content, header: {}) {} }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Adds the header, the content and the footer as views of the surrounding container.
  public func resolve(into builder: inout TreeBuilder) {
    let start = builder.mark
    header.resolve(into: &builder)
    let content = builder.mark
    self.content.resolve(into: &builder)
    let footer = builder.mark
    self.footer.resolve(into: &builder)
    builder.note(SectionMarks(start: start, content: content, footer: footer, end: builder.mark))
  }
}

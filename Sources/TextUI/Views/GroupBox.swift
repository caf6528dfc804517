public struct GroupBox<Label, Content> {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) {} }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox: View where Label: View, Content: View {
  /// The bold label above the content, a column from either edge; used without a style.
  public var body: some View {
    VStack(alignment: .leading) {
      label.bold()
      VStack { content }
    }
    .padding(.horizontal, Spacing.horizontal)
    .background(.fill.quaternary)
  }

  public func resolve(into builder: inout TreeBuilder) {
    if let look = builder.environment.shared.styles.groupBox {
      resolve(into: &builder, by: look)
    } else {
      body.resolve(into: &builder)
    }
  }

  @MainActor private func resolve(
    into builder: inout TreeBuilder,
    by look: @escaping ControlStyles.Look<GroupBoxStyleConfiguration>
  ) {
    // Boxes inside have the style too, except the one that the style itself makes.
    let content = self.content.environment { $0.shared.styles.groupBox = look }
    look(GroupBoxStyleConfiguration(label: AnyView(label), content: AnyView(content)), &builder)
  }
}

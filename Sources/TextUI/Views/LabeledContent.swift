/// A label and a value that stand apart.
///
/// ```swift
/// LabeledContent("Half-life", value: "5 h")
/// ```
///
/// ```
/// Half-life    5 h
/// ```
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}

extension LabeledContent: View where Label: View, Content: View {
  public func resolve(into builder: inout TreeBuilder) {
    let configuration = LabeledContentStyleConfiguration(
      label: AnyView(label), content: AnyView(content))
    builder.environment.shared.styles.labeledContent(configuration, &builder)
  }
}

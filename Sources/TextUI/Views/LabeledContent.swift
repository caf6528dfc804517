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

  /// Creates the pair from views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent where Label == Text {
  /// Creates the pair from a title and views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates the pair from a title and a value.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates the pair from a title and a value as its format writes it.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// Adds what the style of the environment makes of the label and its value.
  public func resolve(into builder: inout TreeBuilder) {
    let configuration = LabeledContentStyleConfiguration(
      label: AnyView(label), content: AnyView(content))
    builder.environment.shared.styles.labeledContent(configuration, &builder)
  }
}

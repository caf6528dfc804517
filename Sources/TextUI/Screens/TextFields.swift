// Text fields of apps, shown as their texts.

/// A line of editable text, drawn as the text, or as the label if it is empty.
public struct TextField<Label: View>: View {
  private let text: String
  private let prompt: Text?
  private let label: Label

  init(text: String, prompt: Text? = nil, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }

  public var body: some View {
    if !text.isEmpty {
      Text(text)
    } else if let prompt {
      prompt.foregroundStyle(.placeholder)
    } else {
      label.foregroundStyle(.placeholder)
    }
  }

  /// Shows the text as it is now, or else the prompt; the label only where there is none.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text.wrappedValue, prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Shows the current text, or a localized title if it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text.wrappedValue, label: Text(titleKey))
  }

  /// Shows the current text; if it is empty, the prompt, or the title without one.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text.wrappedValue, label: prompt ?? Text(titleKey))
  }

  /// Shows the same as without an axis, which has no effect.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(titleKey, text: text, prompt: prompt) }

  /// Shows the formatted value; if that is empty, the prompt, or the title without one.
  public init<Style: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput>, format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    self.init(text: format.format(value.wrappedValue), label: prompt ?? Text(titleKey))
  }

  /// Shows the current text, or a verbatim title if it is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text: text.wrappedValue, label: Text(title))
  }
}

/// A line of secret text, drawn as one dot for each character.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Shows a dot for each character; for an empty text the prompt, or the title without one.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    let dots = String(repeating: "•", count: text.wrappedValue.count)
    field = TextField(text: dots, label: prompt ?? Text(titleKey))
  }

  /// Shows a dot for each character, or a verbatim title for an empty text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    let dots = String(repeating: "•", count: text.wrappedValue.count)
    field = TextField(text: dots, label: Text(title))
  }
}

/// Editable text of several lines, drawn from the upper left corner of the available space.
public struct TextEditor: View {
  private let text: String

  /// Shows the current text, without a cursor.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  public var body: some View {
    Text(text).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

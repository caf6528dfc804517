// What is written into in apps, as previews show it.

/// A line of text to write in: the text, or what it is about.
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
}

extension TextField {
  /// Shows the text as it is now, or else the prompt; the label only where there is none.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text.wrappedValue, prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Shows the text as it is now, or else a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text.wrappedValue, label: Text(titleKey))
  }

  /// Shows the text as it is now, or else the prompt; the title only where there is none.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text.wrappedValue, label: prompt ?? Text(titleKey))
  }

  /// Shows what it would without an axis, which changes nothing here.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(titleKey, text: text, prompt: prompt) }

  /// Shows the value as the format writes it; the prompt or title only where that is empty.
  public init<Style: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput>, format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    self.init(text: format.format(value.wrappedValue), label: prompt ?? Text(titleKey))
  }

  /// Shows the text as it is now, or else a title that is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text: text.wrappedValue, label: Text(title))
  }
}

/// A line that hides what is written into it: a dot a letter, or what it is about.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Shows a dot for each letter; the prompt, or else the title, where there is none.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    let dots = String(repeating: "•", count: text.wrappedValue.count)
    field = TextField(text: dots, label: prompt ?? Text(titleKey))
  }

  /// Shows a dot for each letter, or else a title that is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    let dots = String(repeating: "•", count: text.wrappedValue.count)
    field = TextField(text: dots, label: Text(title))
  }
}

/// Lines of text to write in: the text, from the upper leading corner of the room.
public struct TextEditor: View {
  private let text: String

  /// Shows the text as it is now, without a cursor.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  public var body: some View {
    Text(text).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

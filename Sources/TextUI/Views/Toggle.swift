/// A control that is on or off: a mark and its label.
public struct Toggle<Label> {
  private let isOn: Bool
  private let label: Label

  /// Creates a toggle from views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn.wrappedValue, label: label)
  }

  /// Creates a toggle whose state is known.
  package init(isOn: Bool, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: View where Label: View {
  /// The label, then `[x]` or `[ ]`, which is read aloud as on or off.
  public var body: some View {
    ToggleBody(isOn: isOn, label: label)
  }
}

private struct ToggleBody<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  let isOn: Bool
  let label: Label

  var body: some View {
    HStack {
      if !hidesLabels { label }
      Text(verbatim: isOn ? "[x]" : "[ ]").foregroundStyle(.tint)
        .accessibilityLabel(Text(verbatim: isOn ? "on" : "off"))
    }
  }
}

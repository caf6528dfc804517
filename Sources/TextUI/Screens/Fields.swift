// The controls of apps, shown as their labels and values.

/// A choice, drawn as its label and the selected option.
public struct Picker<Label: View, Value: Hashable, Content: View>: View {
  private let label: Label
  private let choice: TaggedView<Content>

  /// Shows the choice whose tag is selected beside the label, and none where no tag is.
  public init(
    selection: Binding<Value>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    choice = TaggedView(content: content(), tag: selection.wrappedValue)
  }

  /// The label and the choice at the ends of a line, as a menu in a form has them.
  public var body: some View { LabeledContent(content: { choice }, label: { label }) }
}

extension Picker where Label == Text {
  /// Shows the choice whose tag is selected beside a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Value>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }

  /// Shows the choice whose tag is selected beside a title that is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Value>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

/// A value in a range that is set by sliding: a bar.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Double
  private let minimum: ValueLabel
  private let maximum: ValueLabel

  /// The bar between the labels of its bounds.
  public var body: some View {
    HStack {
      minimum
      ProgressView(value: min(max(fraction, 0), 1))
      maximum
    }
  }
}

extension Slider {
  /// Shows the value along its bounds, between their labels; its own is left out, as on a phone.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? Double((value.wrappedValue - bounds.lowerBound) / length) : 0
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Shows how far the value is along its bounds as a bar; the label is left out, as on a phone.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() })
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Shows the bar; the value is not rounded to the steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { EmptyView() } }
}

/// A value with steps, drawn as its label.
public struct Stepper<Label: View>: View {
  private let label: Label

  /// Shows the label, without value and buttons.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Shows the label; never calls the actions.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) { self.label = label() }

  /// Shows the label, without value and buttons.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public var body: some View { label }
}

extension Stepper where Label == Text {
  /// Shows a localized title, without value and buttons.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1
  ) { self.init(value: value, step: step) { Text(titleKey) } }

  /// Shows a verbatim title, without value and buttons.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }

  /// Shows a localized title, without value and buttons.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }
}

/// A menu, drawn as its label.
public struct Menu<Label: View>: View {
  private let label: Label

  /// Shows the label in the tint; never builds the actions.
  public init<Content: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Shows the label in the tint; never runs the actions or the primary one.
  public init<Content: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.label = label() }

  public var body: some View { label.foregroundStyle(.tint) }
}

extension Menu where Label == Text {
  /// Shows a verbatim title in the tint.
  @_disfavoredOverload
  public init<Title: StringProtocol, Content: View>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(title) } }

  /// Shows a localized title in the tint; never builds the actions.
  public init<Content: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(titleKey) } }
}

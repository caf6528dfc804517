// The controls of apps, as previews show them: their labels and values.

/// A choice of several: its label and what is chosen.
public struct Picker<Label: View, Value: Hashable, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(
    selection: Binding<Value>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  /// The label above the choices.
  public var body: some View {
    VStack(alignment: .leading) {
      label
      content.foregroundStyle(.secondary)
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Value>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Value>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// A line of text to write in: the text, or what it is about.
public struct TextField<Label: View>: View {
  private let text: String
  private let label: Label

  init(text: String, label: Label) {
    self.text = text
    self.label = label
  }

  public var body: some View {
    if text.isEmpty { label.foregroundStyle(.placeholder) } else { Text(text) }
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text.wrappedValue, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text: text.wrappedValue, label: Text(title))
  }
}

/// A value in a range that is set by sliding: a bar.
public struct Slider<Label: View>: View {
  private let fraction: Double

  init(fraction: Double) {
    self.fraction = fraction
  }

  public var body: some View { ProgressView(value: min(max(fraction, 0), 1)) }
}

extension Slider where Label == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value = 1
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    self.init(fraction: length > 0 ? Double((value.wrappedValue - bounds.lowerBound) / length) : 0)
  }
}

/// A value that is set step by step: its label.
public struct Stepper<Label: View>: View {
  private let label: Label

  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public var body: some View { label }
}

extension Stepper where Label == Text {
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }
}

/// Actions behind a label: the label.
public struct Menu<Label: View>: View {
  private let label: Label

  public init<Content: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View { label.foregroundStyle(.tint) }
}

extension Menu where Label == Text {
  public init<Content: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }
}

/// A date that is chosen: its label and the date.
public struct DatePicker<Label: View>: View {
  private let date: Date
  private let label: Label

  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    date = selection.wrappedValue
    self.label = label()
  }

  public var body: some View {
    LabeledContent {
      Text(date, style: .date)
    } label: {
      label
    }
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// Hands something on: its label.
public struct ShareLink<Label: View>: View {
  private let label: Label

  public init<Item>(item: Item, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View { label.foregroundStyle(.tint) }
}

extension ShareLink where Label == TextUI.Label<Text, Image> {
  public init<Item>(item: Item) {
    self.init("Share", item: item)
  }

  public init<Item>(_ titleKey: LocalizedStringKey, item: Item) {
    self.init(item: item) { TextUI.Label(titleKey, systemImage: "square.and.arrow.up") }
  }
}

/// Views that a label hides until it is touched: label and views where it is open, else the label.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = nil
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = isExpanded.wrappedValue ? content() : nil
  }

  public var body: some View {
    VStack(alignment: .leading) {
      label
      content
    }
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

/// A colour that is chosen: its label and the colour.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let color: Color

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    color = selection.wrappedValue
  }

  public var body: some View {
    LabeledContent {
      Circle().fill(color).frame(width: 16, height: 16)
    } label: {
      label
    }
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}

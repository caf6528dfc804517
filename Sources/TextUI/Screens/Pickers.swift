// Controls that choose, share or open, shown as their labels and values.

/// A date choice, drawn as its label and the date.
public struct DatePicker<Label: View>: View {
  private let date: Date
  private let components: DatePickerComponents
  private let label: Label

  /// Shows the date, the time of day, or one after the other beside the label.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    date = selection.wrappedValue
    components = displayedComponents
    self.label = label()
  }

  /// Shows the date, even outside the range.
  public init<Range: RangeExpression>(
    selection: Binding<Date>, in range: Range,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) where Range.Bound == Date {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  public var body: some View {
    LabeledContent {
      HStack {
        if components.contains(.date) { Text(date, style: .date) }
        if components.contains(.hourAndMinute) { Text(date, style: .time) }
      }
    } label: {
      label
    }
  }
}

extension DatePicker where Label == Text {
  /// Shows the date beside a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }

  /// Shows the date beside a localized title, even outside the range.
  public init<Range: RangeExpression>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: Range,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Range.Bound == Date {
    self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
  }
}

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// Bit 0 is the time of day, bit 1 the date.
  public let rawValue: UInt

  /// Takes any bits; others than those two show nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Such as `9:41 AM`.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Such as `April 1, 2020`.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A share link, drawn as its label.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Shows the label in the tint; shares nothing.
  public init<Item>(item: Item, @ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View { label.foregroundStyle(.tint) }
}

extension ShareLink where Label == TextUI.Label<Text, Image> {
  /// Shows “Share” with the share symbol.
  public init<Item>(item: Item) { self.init("Share", item: item) }

  /// Shows a localized title with the share symbol.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item) {
    self.init(item: item) { TextUI.Label(titleKey, systemImage: "square.and.arrow.up") }
  }
}

/// A label with views that show only while expanded.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content?

  /// Shows only the label, as collapsed.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = nil
  }

  /// Shows the label, and below it the views if the binding is true.
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
  /// Shows only a localized title, as collapsed.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Shows a localized title, and below it the views if the binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
}

/// A colour choice, drawn as its label and the colour.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let color: Color

  /// Shows the colour as a disc of 2 × 1 cells beside the label; `supportsOpacity` has no effect.
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
  /// Shows the colour as a disc of 2 × 1 cells beside a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) } }
}

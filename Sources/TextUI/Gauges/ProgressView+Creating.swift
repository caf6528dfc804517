nonisolated extension ProgressView where Label: View, CurrentValueLabel: View {
  /// A progress that nobody knows.
  public init() where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(.unknown, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// A progress that nobody knows, with a label.
  public init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
    self.init(.unknown, label: label(), currentValueLabel: EmptyView())
  }

  /// A progress that nobody knows, with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(.unknown, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// A progress that nobody knows, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(.unknown, label: Text(title), currentValueLabel: EmptyView())
  }

  /// A part of a total; nil where nobody knows.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0
  ) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(Progress(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// A part of a total, with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(Progress(value, of: total), label: label(), currentValueLabel: EmptyView())
  }

  /// A part of a total, with a label and one for the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Progress(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// A part of a total, with a title.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(Progress(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// A part of a total, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(Progress(value, of: total), label: Text(title), currentValueLabel: EmptyView())
  }
}

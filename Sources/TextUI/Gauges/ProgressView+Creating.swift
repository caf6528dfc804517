nonisolated extension ProgressView where Label: View, CurrentValueLabel: View {
  /// Creates an indeterminate progress, drawn as the mark `◌`.
  public init() where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(.unknown, label: EmptyView(), currentValueLabel: EmptyView())
  }

  public init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
    self.init(.unknown, label: label(), currentValueLabel: EmptyView())
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(.unknown, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(.unknown, label: Text(title), currentValueLabel: EmptyView())
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0
  ) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(Progress(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(Progress(value, of: total), label: label(), currentValueLabel: EmptyView())
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Progress(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(Progress(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(Progress(value, of: total), label: Text(title), currentValueLabel: EmptyView())
  }
}

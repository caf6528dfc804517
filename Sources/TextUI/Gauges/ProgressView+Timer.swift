nonisolated extension ProgressView where Label: View, CurrentValueLabel: View {
  /// Creates a bar of the time left in an interval, or passed, with that time as a timer.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true
  ) where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: EmptyView.init)
  }

  /// Creates a bar of the time left in an interval, or passed, with a label and a timer.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// Creates a bar of the time left in an interval, or passed, with labels of itself and its value.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

/// A timer of the time left in an interval, or passed.
public struct DefaultDateProgressLabel: Sendable {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
  /// The timer as text, such as `4:59`.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

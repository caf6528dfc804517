nonisolated extension ProgressView where Label: View, CurrentValueLabel: View {
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true
  ) where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: EmptyView.init)
  }

  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

public struct DefaultDateProgressLabel: Sendable {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

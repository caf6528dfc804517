/// The progress of a task, drawn as a bar, a ring or a mark.
///
/// ```swift
/// ProgressView("Water", value: 750, total: 2000)
/// ```
///
/// ```
/// Water
/// ████▌░░░░░░░
/// ```
public struct ProgressView<Label, CurrentValueLabel> {
  enum Progress: Sendable {
    case unknown
    /// 0…1.
    case fraction(Double)
    case timer(ClosedRange<Date>, countsDown: Bool)
  }

  private let progress: Progress
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  init(_ progress: Progress, label: Label, currentValueLabel: CurrentValueLabel) {
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressView.Progress {
  /// A part of a total: unknown without a value, 0 for NaN.
  init<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) {
    guard let value else {
      self = .unknown
      return
    }
    let fraction = Double(value / total)
    self = .fraction(fraction.limitedToUnit)
  }

  /// The part done at a moment, 0…1; nil if unknown.
  func fraction(at now: Date) -> Double? {
    switch self {
    case .unknown: return nil
    case .fraction(let fraction): return fraction
    case .timer(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let passed = now.timeIntervalSince(interval.lowerBound)
      let fraction = length > 0 ? (passed / length).limitedToUnit : 1
      return countsDown ? 1 - fraction : fraction
    }
  }

  /// The moment of another hundredth, at least a second after `now`; `nil` if no timer is running.
  func nextChange(after now: Date) -> Date? {
    guard case .timer(let interval, _) = self, now < interval.upperBound else { return nil }
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    return max(now, interval.lowerBound).addingTimeInterval(max(1, length / 100))
  }
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
  /// Adds the progress as drawn by the environment's style, and notes a timer's next change.
  public func resolve(into builder: inout TreeBuilder) {
    if let changes = builder.environment.textChanges {
      changes.note(progress.nextChange(after: builder.environment.now))
    }
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: progress.fraction(at: builder.environment.now),
      label: AnyView(unlessEmpty: label),
      currentValueLabel: AnyView(unlessEmpty: currentValueLabel))
    builder.environment.shared.styles.progressView(configuration, &builder)
  }
}

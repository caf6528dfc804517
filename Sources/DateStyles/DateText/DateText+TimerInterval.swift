extension DateText {
  /// The text of a timer that runs through an interval, as SwiftUI's `Text(timerInterval:)` has it.
  ///
  /// - Parameters:
  ///   - interval: When the timer starts and ends; before and after, it stands still.
  ///   - countsDown: Whether it shows what is left, rounded up to whole seconds, or what has
  ///     passed, rounded down.
  ///   - showsHours: Whether sixty minutes become an hour: `1:30:00` rather than `90:00`.
  ///   - pauseTime: When the timer stops, nil to let it run.
  ///   - now: The moment to show it at.
  public func timer(
    for interval: ClosedRange<Date>, countsDown: Bool, showsHours: Bool, pauseTime: Date?,
    at now: Date
  ) -> String {
    let shown = min(max(min(now, pauseTime ?? now), interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? -Moments(of: interval.upperBound, at: shown).elapsed
      : Moments(of: interval.lowerBound, at: shown).elapsed
    return words.timer(seconds: max(seconds, 0), showsHours: showsHours)
  }

  /// The first instant after `now` at which the text of such a timer changes, or nil where it
  /// stands still from then on.
  public func nextTimerChange(
    for interval: ClosedRange<Date>, countsDown: Bool, pauseTime: Date?, after now: Date
  ) -> Date? {
    let anchor = countsDown ? interval.upperBound : interval.lowerBound
    let running = max(now, interval.lowerBound)
    let change = anchor.instant(after: Moments(of: anchor, at: running).elapsed + 1)
    return change <= min(interval.upperBound, pauseTime ?? interval.upperBound) ? change : nil
  }
}

/// Which of day and month comes first in dates like `3/4/2026`.
public enum DateOrder: String, Hashable, Sendable, CaseIterable {
  /// `31/12/2026`
  case dayMonth = "day-month"
  /// `12/31/2026`
  case monthDay = "month-day"
}

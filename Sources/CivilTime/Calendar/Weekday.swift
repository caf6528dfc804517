/// A day of the week, numbered as Foundation's `Calendar` numbers it: Sunday is 1.
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

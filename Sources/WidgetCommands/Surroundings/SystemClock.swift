public import CivilTime

/// The clock of the machine, and the clocks on the walls of places.
public struct SystemClock {
  /// The time now, read again at each call.
  public var now: () -> Date
  /// When the process began, which a clock of `CAFFEINE_NOW` that runs starts from.
  package let start: Date
  /// The clock on the wall here; `nil` where the environment names a zone that does not exist.
  public var local: () -> WallClock?
  /// The clock of a zone of the tz database such as `Europe/Berlin`; `nil` if there is none.
  public var named: (String) -> WallClock?

  /// A clock that is read once here, for the start; without places it knows UTC alone.
  public init(
    now: @escaping () -> Date, local: @escaping () -> WallClock? = { .utc },
    named: @escaping (String) -> WallClock? = { $0 == "UTC" ? .utc : nil }
  ) {
    (self.now, start) = (now, now())
    (self.local, self.named) = (local, named)
  }
}

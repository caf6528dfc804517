public import CivilTime

/// The machine's clock, with wall clocks for time zones.
public struct SystemClock {
  /// The current time, read at each call.
  public var now: () -> Date
  /// The start of the process, from which a running clock of `CAFFEINE_NOW` counts.
  package let start: Date
  /// The wall clock here; `nil` if the environment names an unknown zone.
  public var local: () -> WallClock?
  /// The wall clock of a tz zone such as `Europe/Berlin`; `nil` for an unknown one.
  public var named: (String) -> WallClock?

  /// Creates a clock and reads it once, for the start; without zones it knows UTC alone.
  public init(
    now: @escaping () -> Date, local: @escaping () -> WallClock? = { .utc },
    named: @escaping (String) -> WallClock? = { $0 == "UTC" ? .utc : nil }
  ) {
    (self.now, start) = (now, now())
    (self.local, self.named) = (local, named)
  }

  /// The clock that a text sets; `nil` for the real one.
  ///
  /// - Parameters:
  ///   - name: The option or variable with the text, for the error.
  ///   - wall: The wall clock of a moment without an offset.
  package func simulated(
    by text: String?, of name: String, on wall: WallClock
  ) throws(Failure) -> SimulatedClock? {
    guard let text else { return nil }
    if let clock = SimulatedClock(text, on: wall, since: start) { return clock }
    throw .value(
      text, of: name,
      forms: "an ISO 8601 instant such as 2026-11-21T08:30:00Z, or how fast time runs from there,"
        + " such as 2026-11-21T08:30:00Z/60 for a minute a second")
  }
}

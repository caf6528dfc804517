package import CivilTime

extension SimulatedClock {
  /// The clock that a text sets; `nil` without a text, for the real one.
  ///
  /// - Parameters:
  ///   - name: The option or variable with the text, for the error.
  ///   - wall: The wall clock of a moment without an offset.
  ///   - start: The start of the process, from which a running clock counts.
  package static func reading(
    _ text: String?, of name: String, on wall: WallClock, since start: Date
  ) throws(Failure) -> SimulatedClock? {
    guard let text else { return nil }
    if let clock = SimulatedClock(text, on: wall, since: start) { return clock }
    throw .value(
      text, of: name,
      forms: "an ISO 8601 instant such as 2026-11-21T08:30:00Z, or how fast time runs from there,"
        + " such as 2026-11-21T08:30:00Z/60 for a minute a second")
  }
}

extension WallClock {
  /// The clock of a POSIX `TZ` rule such as `EST5EDT,M3.2.0,M11.1.0` or `<+03>-3`; nil for text
  /// that is none.
  ///
  /// Daylight saving without its two moments, as in `CET-1CEST`, changes as in the United States.
  /// Source: POSIX.1-2024, section 8.3.
  public init?(posixRule: String) {
    // Moments for a rule without them: `TZDEFRULESTRING` of tzcode's `localtime.c`.
    guard
      let rule = PosixTimeZoneRule(posixRule) ?? PosixTimeZoneRule(posixRule + ",M3.2.0,M11.1.0")
    else { return nil }
    let table = TransitionTable(instants: [], offsets: [rule.standardOffset], rule: rule)
    self.init(identifier: posixRule, rules: .table(table))
  }
}

extension WallClock {
  /// The clock of a POSIX `TZ` rule such as `EST5EDT,M3.2.0,M11.1.0` or `<+03>-3`; nil for text
  /// that is none.
  ///
  /// Daylight saving needs its two moments in the text. Source: POSIX.1-2024, section 8.3.
  public init?(posixRule: String) {
    guard let rule = PosixTimeZoneRule(posixRule) else { return nil }
    let table = TransitionTable(instants: [], offsets: [rule.standardOffset], rule: rule)
    self.init(identifier: posixRule, rules: .table(table))
  }
}

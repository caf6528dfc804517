extension Date {
  /// The whole seconds since 1970, rounded down, within some three million years of it.
  package var wholeSecondsSince1970: Int { timeIntervalSince1970.wholeSeconds }

  /// The whole seconds from another date to this one, rounded down, within some three million
  /// years of it.
  package func wholeSeconds(since other: Date) -> Int { timeIntervalSince(other).wholeSeconds }

  /// The instant that many whole seconds after 1970.
  package init(wholeSecondsSince1970 seconds: Int) {
    self.init(timeIntervalSince1970: Double(seconds))
  }
}

extension TimeInterval {
  /// The interval rounded down, at most 100 000 000 000 000 seconds long in either direction, so
  /// that no `Date`, infinity and NaN included, can overflow.
  fileprivate var wholeSeconds: Int { Int(max(-1e14, min(rounded(.down), 1e14))) }
}

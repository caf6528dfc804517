extension Int {
  /// The quotient rounded towards negative infinity; the divisor is positive.
  package func dividedDown(by divisor: Int) -> Int {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}

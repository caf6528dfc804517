extension FixedWidthInteger {
  /// The digits of the number, which is not negative, with zeros in front up to `width` of them:
  /// `2026`, `0033`, `00c1`.
  package func padded(to width: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    let missing = width - digits.utf8.count
    return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
  }
}

extension Int {
  /// The number, which is not negative, in two digits at least: `07`, `42`, `100`.
  ///
  /// Apart from `padded(to:radix:)` because a widget's times need it: generic code costs the start
  /// of a process dearly.
  package var inTwoDigits: String {
    self < 10 ? "0" + String(self) : String(self)
  }
}

extension Int {
  /// The quotient rounded towards negative infinity; the divisor is positive.
  package func dividedDown(by divisor: Int) -> Int {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}

extension Double {
  /// The number in the shortest form that reads back the same; whole numbers below 2⁵³ without a
  /// point: `75`, `62.5`.
  package var shortestText: String {
    let isWhole = magnitude < 0x1p53 && self == rounded(.towardZero)
    return isWhole ? String(Int64(self)) : description
  }
}

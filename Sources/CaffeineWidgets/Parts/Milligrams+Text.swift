import CaffeineDomain

extension Milligrams {
  /// The amount to the nearest milligram, as people read it.
  var wholeMilligrams: Int { Int(min(value, 999_999).rounded()) }
}

import CaffeineDomain

extension Milligrams {
  /// The amount to the nearest milligram, as people read it everywhere: an estimate has no tenths.
  package var wholeMilligrams: Int { Int(min(value, 999_999).rounded()) }

  /// The amount with its unit, as it is said.
  var spokenMilligrams: String {
    wholeMilligrams == 1 ? "1 milligram" : String(wholeMilligrams) + " milligrams"
  }
}

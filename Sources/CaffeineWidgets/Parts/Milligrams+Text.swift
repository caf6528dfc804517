import CaffeineDomain
import TextUI

extension Milligrams {
  /// The amount to the nearest milligram, as people read what they had and what their limits are;
  /// estimates are rounded before, by `nearestFive`.
  package var wholeMilligrams: Int { Int(min(value, 999_999).rounded()) }

  /// The amount with its unit, as it is said.
  var spokenMilligrams: Text {
    wholeMilligrams == 1 ? Text("1 milligram") : Text("\(String(wholeMilligrams)) milligrams")
  }
}

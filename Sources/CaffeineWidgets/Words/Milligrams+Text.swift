import CaffeineDomain
import TextUI

extension Milligrams {
  /// The amount in whole milligrams, for totals and limits; estimates are rounded by `nearestFive`
  /// first.
  package var wholeMilligrams: Int { Int(min(value, 999_999).rounded()) }

  /// The amount as spoken, with its unit.
  var spokenMilligrams: Text {
    wholeMilligrams == 1 ? Text("1 milligram") : Text("\(String(wholeMilligrams)) milligrams")
  }
}

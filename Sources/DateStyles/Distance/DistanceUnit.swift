/// The units of a distance in time, the smallest first.
///
/// There is no week: Apple's samples of `.relative` and `.offset` go from months to days.
enum DistanceUnit: Int, Comparable, CaseIterable {
  case second, minute, hour, day, month, year

  static func < (smaller: DistanceUnit, larger: DistanceUnit) -> Bool {
    smaller.rawValue < larger.rawValue
  }
}

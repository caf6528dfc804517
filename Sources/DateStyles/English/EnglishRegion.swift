/// How English is written in a region: which clock, which order of day and month, which units.
///
/// Source: Unicode CLDR 46, `common/main/en*.xml`; the tests compare every region of the table with
/// Foundation. Regions that are not in it go through Foundation, like every other language.
struct EnglishRegion: Sendable, Hashable {
  enum Hours: Sendable, Hashable {
    case twelve(am: String, pm: String)
    case twentyFour
  }

  /// The order in which a day is written out.
  enum Order: Sendable, Hashable {
    /// `April 1, 2020`
    case monthDayYear
    /// `1 April 2020`
    case dayMonthYear
  }

  var hours: Hours
  var order: Order
  var numeric: NumericDate
  var units: EnglishUnits
  /// Whether the day of an abbreviated date has two digits.
  var padsDay = false
}

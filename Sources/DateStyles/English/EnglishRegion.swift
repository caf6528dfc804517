/// How English is written in a region: which clock, which order of day and month, which units.
///
/// Source: Unicode CLDR 46, `common/main/en*.xml`, © Unicode, Inc. (`Docs/Notices.md`); the tests
/// compare every region of the table with Foundation. Regions that are not in it have a line of
/// `LocaleTable`, like every other language.
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

  let hours: Hours
  let order: Order
  let numeric: NumericDate
  let units: EnglishUnits
  /// Whether spaces stand around the dash between two times.
  var spacesTimes = true
  /// Whether a number has its commas after each two digits above the thousands: `5,54,747`.
  var groupsByHundreds = false
}

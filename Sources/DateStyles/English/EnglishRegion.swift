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

extension EnglishRegion {
  func times(from start: CivilDateTime, to end: CivilDateTime, width: DateText.Width) -> String {
    let onTheHour = start.minute == 0 && end.minute == 0 && hours != .twentyFour
    let sameHalf = halfDay(of: start) == halfDay(of: end) && start.date == end.date
    switch width {
    case .wide:
      let first = digits(of: start) + (sameHalf ? "" : half(of: start, after: " "))
      return first + (spacesTimes ? " – " : "–") + digits(of: end) + half(of: end, after: " ")
    case .abbreviated:
      let digits = onTheHour ? hour(of:) : self.digits(of:)
      let first = digits(start) + (sameHalf ? "" : half(of: start, after: ""))
      return first + "-" + digits(end) + half(of: end, after: "")
    case .narrow:
      return (onTheHour ? hour(of: start) : digits(of: start)) + half(of: start, after: "")
    }
  }

  func days(from start: CivilDate, to end: CivilDate, width: DateText.Width) -> String {
    let dash = width == .wide ? " – " : "-"
    guard start.year == end.year else {
      let dateWidth = max(width, .abbreviated)
      return date(start, width: dateWidth) + dash + date(end, width: dateWidth)
    }
    switch order {
    case _ where width == .narrow:
      return Self.digits(start, order) + dash + Self.digits(end, order)
    case .monthDayYear:
      let month = start.month == end.month ? "" : Self.shortMonth(end) + " "
      return Self.shortMonth(start) + " \(start.day)" + dash + month + "\(end.day)"
    case .dayMonthYear:
      let month = start.month == end.month ? "" : " " + Self.shortMonth(start)
      return "\(start.day)" + month + dash + "\(end.day) " + Self.shortMonth(end)
    }
  }

  private func half(of time: CivilDateTime, after space: String) -> String {
    halfDay(of: time).map { space + $0 } ?? ""
  }

  private static func digits(_ date: CivilDate, _ order: Order) -> String {
    order == .monthDayYear ? "\(date.month)/\(date.day)" : "\(date.day)/\(date.month)"
  }
}

/// A day in digits with a year of two: `4/1/20`, `01/04/20`, `20-04-01`.
enum NumericDate: Sendable, Hashable {
  /// `4/1/20`
  case monthDayYear
  /// `1/4/20`
  case dayMonthYear
  /// `1/04/20`
  case dayPaddedMonthYear
  /// `01/04/20`
  case paddedDayMonthYear
  /// `20-04-01`
  case yearMonthDay

  func string(_ date: CivilDate) -> String {
    let year = Int(date.year.magnitude % 100).inTwoDigits
    let (month, day) = (date.month, date.day)
    return switch self {
    case .monthDayYear: "\(month)/\(day)/" + year
    case .dayMonthYear: "\(day)/\(month)/" + year
    case .dayPaddedMonthYear: "\(day)/" + month.inTwoDigits + "/" + year
    case .paddedDayMonthYear: day.inTwoDigits + "/" + month.inTwoDigits + "/" + year
    case .yearMonthDay: year + "-" + month.inTwoDigits + "-" + day.inTwoDigits
    }
  }
}

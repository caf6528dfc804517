/// How English is written in a region: which clock, which order of day and month, which units.
///
/// Source: Unicode CLDR 46, `common/main/en*.xml`, © Unicode, Inc. (`Docs/Notices.md`); the tests
/// compare every region of the table with Foundation. Regions that are not in it are in the table of
/// locales, like every other language.
struct EnglishRegion: Sendable, Hashable {
  enum Hours: Sendable, Hashable {
    case twelve(am: String, pm: String)
    case twentyFour
  }

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
  /// Whether spaces surround the dash between two times.
  var spacesTimes = true
  /// Whether digits above the thousands are grouped in twos: `5,54,747`.
  var groupsByHundreds = false

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
    case _ where width == .narrow: return Self.digits(start, order) + dash + Self.digits(end, order)
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

extension EnglishRegion: DateWords {
  var largestUnit: DistanceUnit { .year }

  func time(_ time: CivilDateTime, width: DateText.Width) -> String {
    let space = width == .narrow ? "" : " "
    return digits(of: time) + (halfDay(of: time).map { space + $0 } ?? "")
  }

  func date(_ date: CivilDate, width: DateText.Width) -> String {
    switch width {
    case .wide: written(date, month: Self.months[date.month - 1])
    case .abbreviated: written(date, month: Self.shortMonth(date))
    case .narrow: numeric.string(date)
    }
  }

  func month(_ date: CivilDate) -> String { Self.shortMonth(date) + " " + String(date.year) }

  func year(_ date: CivilDate) -> String { String(date.year) }

  func weekday(_ date: CivilDate) -> String { Self.shortWeekdays[date.weekday.rawValue - 1] }

  func distance(_ distance: Distance, width: DateText.Width) -> String {
    let first = units.string(distance.first, width: width)
    guard let second = distance.second else { return first }
    return first + (width == .narrow ? " " : ", ") + units.string(second, width: width)
  }

  func timer(seconds: Int, showsHours: Bool) -> String {
    let minutes = seconds / 60
    let ending = ":" + (seconds % 60).inTwoDigits
    guard showsHours, minutes >= 60 else { return grouped(minutes) + ending }
    return grouped(minutes / 60) + ":" + (minutes % 60).inTwoDigits + ending
  }

  /// Hour and minute without AM or PM: `7:42`.
  func digits(of time: CivilDateTime) -> String { hour(of: time) + ":" + time.minute.inTwoDigits }

  func hour(of time: CivilDateTime) -> String {
    switch hours {
    case .twentyFour: time.hour.inTwoDigits
    case .twelve: String((time.hour + 11) % 12 + 1)
    }
  }

  /// `AM` or `PM`, nil on a 24-hour clock.
  func halfDay(of time: CivilDateTime) -> String? {
    switch hours {
    case .twentyFour: nil
    case .twelve(let am, let pm): time.hour < 12 ? am : pm
    }
  }

  static func shortMonth(_ date: CivilDate) -> String { String(months[date.month - 1].prefix(3)) }

  private func written(_ date: CivilDate, month: String) -> String {
    switch order {
    case .monthDayYear: month + " " + String(date.day) + ", " + String(date.year)
    case .dayMonthYear: String(date.day) + " " + month + " " + String(date.year)
    }
  }

  private static let shortWeekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private func grouped(_ number: Int) -> String {
    guard number >= 1000 else { return String(number) }
    let rest = number % 1000
    let last = (rest < 100 ? ",0" : ",") + rest.inTwoDigits
    return groupsByHundreds ? pairs(number / 1000) + last : grouped(number / 1000) + last
  }

  private func pairs(_ number: Int) -> String {
    number < 100 ? String(number) : pairs(number / 100) + "," + (number % 100).inTwoDigits
  }
}

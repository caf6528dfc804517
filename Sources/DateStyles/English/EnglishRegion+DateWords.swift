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

  func month(_ date: CivilDate) -> String {
    Self.shortMonth(date) + " " + String(date.year)
  }

  func year(_ date: CivilDate) -> String { String(date.year) }

  func weekday(_ date: CivilDate) -> String {
    Self.shortWeekdays[date.weekday.rawValue - 1]
  }

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

  /// The hour and minute without half of the day.
  func digits(of time: CivilDateTime) -> String {
    hour(of: time) + ":" + time.minute.inTwoDigits
  }

  /// The hour on the clock of the region.
  func hour(of time: CivilDateTime) -> String {
    switch hours {
    case .twentyFour: time.hour.inTwoDigits
    case .twelve: String((time.hour + 11) % 12 + 1)
    }
  }

  /// The half of the day, nil where hours run to 23.
  func halfDay(of time: CivilDateTime) -> String? {
    switch hours {
    case .twentyFour: nil
    case .twelve(let am, let pm): time.hour < 12 ? am : pm
    }
  }

  static func shortMonth(_ date: CivilDate) -> String {
    String(months[date.month - 1].prefix(3))
  }

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

  /// A number with commas between its groups of digits.
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

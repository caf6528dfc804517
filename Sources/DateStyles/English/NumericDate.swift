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
    let year = padded(Int(date.year.magnitude % 100))
    let (month, day) = (date.month, date.day)
    return switch self {
    case .monthDayYear: "\(month)/\(day)/" + year
    case .dayMonthYear: "\(day)/\(month)/" + year
    case .dayPaddedMonthYear: "\(day)/" + padded(month) + "/" + year
    case .paddedDayMonthYear: padded(day) + "/" + padded(month) + "/" + year
    case .yearMonthDay: year + "-" + padded(month) + "-" + padded(day)
    }
  }
}

/// A number in two digits at least.
func padded(_ number: Int) -> String {
  number < 10 ? "0" + String(number) : String(number)
}

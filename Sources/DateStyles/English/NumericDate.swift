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

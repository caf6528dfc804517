extension EnglishRegion {
  func times(from start: CivilDateTime, to end: CivilDateTime, width: DateText.Width) -> String {
    let onTheHour = start.minute == 0 && end.minute == 0 && hours != .twentyFour
    let sameHalf = halfDay(of: start) == halfDay(of: end) && start.date == end.date
    switch width {
    case .wide:
      let first = rangeDigits(of: start) + (sameHalf ? "" : half(of: start, after: " "))
      return first + (spacesTimes ? " – " : "–") + rangeDigits(of: end) + half(of: end, after: " ")
    case .abbreviated:
      let digits = onTheHour ? hour(of:) : rangeDigits(of:)
      let first = digits(start) + (sameHalf ? "" : half(of: start, after: ""))
      return first + "-" + digits(end) + half(of: end, after: "")
    case .narrow:
      return (onTheHour ? hour(of: start) : rangeDigits(of: start)) + half(of: start, after: "")
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

  /// The time as ranges show it: with two digits for the hour where hours run to 23.
  private func rangeDigits(of time: CivilDateTime) -> String {
    hours == .twentyFour && time.hour < 10 ? "0" + digits(of: time) : digits(of: time)
  }

  private func half(of time: CivilDateTime, after space: String) -> String {
    halfDay(of: time).map { space + $0 } ?? ""
  }

  private static func digits(_ date: CivilDate, _ order: Order) -> String {
    order == .monthDayYear ? "\(date.month)/\(date.day)" : "\(date.day)/\(date.month)"
  }
}

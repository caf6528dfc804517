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

import CivilTime
import DateStyles

/// Words dates for axes and summaries, as short as their step allows.
struct DateLabel {
  private let text: DateText
  private let stride: CalendarStride?

  init(_ environment: EnvironmentValues, stride: CalendarStride? = nil) {
    text = environment.dateText
    self.stride = stride
  }

  /// The date as a label among others with the same step.
  func string(_ date: Date) -> String {
    let day = text.clock.dateTime(at: date).date
    switch stride?.unit {
    case .second, .minute, nil: return time(date, .narrow)
    case .hour: return text.shortTime(of: date, width: .abbreviated)
    case .day where stride?.count == 1: return text.weekday(of: day)
    case .day, .week: return Self.withoutYear(text.date(day), day.year)
    case .month: return Self.withoutYear(text.month(of: day), day.year)
    case .year: return String(day.year)
    }
  }

  /// The date in a sentence: the unit that it begins, or as much of a moment as the length of the
  /// axis in seconds needs.
  func sentence(_ date: Date, over length: Double) -> String {
    let day = text.clock.dateTime(at: date).date
    switch stride?.unit {
    case .second, .minute, .hour, nil:
      // Labels lack space for `12:00 AM`.
      let time = time(date, .abbreviated)
      if length <= 86_400 { return time }
      if length < 7 * 86_400 { return text.weekday(of: day) + " " + time }
      return text.date(day) + (stride == nil ? "" : " " + time)
    case .day, .week: return text.date(day)
    case .month: return text.month(of: day)
    case .year: return String(day.year)
    }
  }

  private func time(_ date: Date, _ width: DateText.Width) -> String {
    text.string(for: date, style: .time, width: width, relativeTo: date)
  }

  private static func withoutYear(_ text: String, _ year: Int) -> String {
    var text = text
    // The longest form first: removing only the digits would leave a comma or a 年 behind.
    for form in [", \(year)", " \(year)", "\(year)年", "\(year)년 ", "\(year)"] {
      guard let range = text.firstRange(of: form) else { continue }
      text.removeSubrange(range)
      break
    }
    while let last = text.last, last == " " || last == "," || last == "/" { text.removeLast() }
    return text.first == " " ? String(text.dropFirst()) : text
  }
}

import DateStyles
import Foundation

/// Foundation's own formatting of the same things, the truth our texts are held against.
struct FoundationTruth {
  let locale: Locale
  var calendar: Calendar

  init(_ identifier: String, timeZone: TimeZone = .gmt) {
    locale = Locale(identifier: identifier)
    calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
  }

  func time(_ date: Date) -> String {
    // Not `Date.FormatStyle`, which has one digit for hours below ten in every language.
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    return formatter.string(from: date).mappingSpaces
  }

  func date(_ date: Date, width: DateText.Width) -> String {
    switch width {
    case .wide: style(date: .long, time: .omitted).format(date).mappingSpaces
    case .abbreviated: style(date: .abbreviated, time: .omitted).format(date).mappingSpaces
    case .narrow:
      style().year(.twoDigits).month(.defaultDigits).day().format(date).mappingSpaces
    }
  }

  func month(_ date: Date) -> String {
    style().year().month(.abbreviated).format(date).mappingSpaces
  }

  func year(_ date: Date) -> String { style().year().format(date).mappingSpaces }

  func weekday(_ date: Date) -> String { style().weekday(.abbreviated).format(date).mappingSpaces }

  func number(_ number: Int) -> String {
    IntegerFormatStyle(locale: locale).format(number).mappingSpaces
  }

  func number(_ number: Double) -> String {
    FloatingPointFormatStyle(locale: locale).precision(.fractionLength(2)).format(number)
      .mappingSpaces
  }

  func times(_ range: Range<Date>) -> String {
    Date.IntervalFormatStyle(
      date: .omitted, time: .shortened, locale: locale, calendar: calendar,
      timeZone: calendar.timeZone
    ).format(range).mappingSpaces
  }

  func days(_ range: Range<Date>) -> String {
    Date.IntervalFormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      .month(.abbreviated).day().format(range).mappingSpaces
  }

  func units(_ seconds: Int, count: Int, width: DateText.Width) -> String {
    let unitWidth: Duration.UnitsFormatStyle.UnitWidth =
      switch width {
      case .wide: .wide
      case .abbreviated: .abbreviated
      case .narrow: .narrow
      }
    return Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes, .seconds], width: unitWidth,
      maximumUnitCount: count, fractionalPart: .hide(rounded: .down)
    ).locale(locale).format(.seconds(seconds)).mappingSpaces
  }

  func timer(_ seconds: Int) -> String {
    Duration.TimeFormatStyle(pattern: seconds < 3600 ? .minuteSecond : .hourMinuteSecond)
      .locale(locale).format(.seconds(seconds)).mappingSpaces
  }

  private func style(
    date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }
}

extension String {
  /// The one thing in which our text is not Foundation's: every space is a plain one.
  fileprivate var mappingSpaces: String {
    ["\u{A0}", "\u{2009}", "\u{202F}"].reduce(self) {
      $0.replacingOccurrences(of: $1, with: " ")
    }
  }
}

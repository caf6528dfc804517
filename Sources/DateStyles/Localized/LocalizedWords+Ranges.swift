#if canImport(FoundationInternationalization)
  import FoundationInternationalization
#endif

extension LocalizedWords {
  func times(from start: CivilDateTime, to end: CivilDateTime, width: DateText.Width) -> String {
    guard width < .narrow else { return time(start, width: width) }
    guard start.date == end.date, start < end else {
      // Across midnight the interval style would add both days.
      return time(start, width: width) + " – " + time(end, width: width)
    }
    return Date.IntervalFormatStyle(
      date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: .gmt
    )
    .format(instant(of: start)..<instant(of: end)).withPlainSpaces
  }

  func days(from start: CivilDate, to end: CivilDate, width: DateText.Width) -> String {
    Date.IntervalFormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
      .month(width == .narrow ? .defaultDigits : .abbreviated).day()
      .format(noon(of: start)..<noon(of: end)).withPlainSpaces
  }
}

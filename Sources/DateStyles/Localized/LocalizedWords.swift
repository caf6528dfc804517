#if canImport(FoundationInternationalization)
  import FoundationInternationalization
#endif

/// The words of any locale, from Foundation's format styles and so from ICU.
struct LocalizedWords: DateWords {
  let locale: Locale

  /// Foundation's durations have words for nothing longer but the week.
  var largestUnit: DistanceUnit { .day }

  /// An interval of no length, since `Date.FormatStyle` writes all hours below ten with one digit:
  /// `8:30` also where CLDR has `08:30`.
  func time(_ time: CivilDateTime, width: DateText.Width) -> String {
    let instant = instant(of: time)
    return Date.IntervalFormatStyle(
      date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: .gmt
    )
    .format(instant..<instant).withPlainSpaces
  }

  func date(_ date: CivilDate, width: DateText.Width) -> String {
    let style =
      switch width {
      case .wide: style(date: .long, time: .omitted)
      case .abbreviated: style(date: .abbreviated, time: .omitted)
      case .narrow: style().year(.twoDigits).month(.defaultDigits).day()
      }
    return style.format(noon(of: date)).withPlainSpaces
  }

  func month(_ date: CivilDate) -> String {
    style().year().month(.abbreviated).format(noon(of: date)).withPlainSpaces
  }

  func year(_ date: CivilDate) -> String {
    style().year().format(noon(of: date)).withPlainSpaces
  }

  func weekday(_ date: CivilDate) -> String {
    style().weekday(.abbreviated).format(noon(of: date)).withPlainSpaces
  }

  func distance(_ distance: Distance, width: DateText.Width) -> String {
    let parts = [distance.first, distance.second].compactMap(\.self)
    let seconds = parts.reduce(0) { $0 + $1.count * $1.unit.seconds }
    return Duration.UnitsFormatStyle(
      allowedUnits: Set(parts.map(\.unit.formatUnit)), width: width.unitWidth
    )
    .locale(locale).format(.seconds(seconds)).withPlainSpaces
  }

  func timer(seconds: Int, showsHours: Bool) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern).locale(locale).format(.seconds(seconds))
      .withPlainSpaces
  }

  private func style(
    date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: .gmt)
  }
}

extension LocalizedWords {
  /// Whether ICU has a name for the language: for others it writes `2020 M04 1`.
  static func knowsLanguage(ofLocale identifier: String) -> Bool {
    let code = String(identifier.prefix { $0 != "_" && $0 != "-" }).lowercased()
    let name = Locale(identifier: "en").localizedString(forLanguageCode: code)
    return name.map { $0 != code } ?? false
  }

  /// The calendar of the locale, so that a Thai year is a Buddhist one.
  var calendar: Calendar {
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = .gmt
    return calendar
  }

  /// The instant at which a clock in Greenwich shows `time`.
  ///
  /// Styles here print no zone, so the reading of our own clock may be taken there: its offsets
  /// then need no second source, which might disagree.
  func instant(of time: CivilDateTime) -> Date {
    Date(wholeSecondsSince1970: time.secondsSince1970)
  }

  func noon(of date: CivilDate) -> Date {
    Date(wholeSecondsSince1970: date.daysSince1970 * 86_400 + 43_200)
  }
}

extension DistanceUnit {
  fileprivate var seconds: Int {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day, .month, .year: 86_400
    }
  }

  fileprivate var formatUnit: Duration.UnitsFormatStyle.Unit {
    switch self {
    case .second: .seconds
    case .minute: .minutes
    case .hour: .hours
    case .day, .month, .year: .days
    }
  }
}

extension DateText.Width {
  fileprivate var unitWidth: Duration.UnitsFormatStyle.UnitWidth {
    switch self {
    case .wide: .wide
    case .abbreviated: .abbreviated
    case .narrow: .narrow
    }
  }
}

extension String {
  /// The text with plain spaces for ICU's no-break, narrow no-break and thin ones, which differ
  /// from one text to the next and which terminals draw badly.
  var withPlainSpaces: String {
    let special: Set<Unicode.Scalar> = ["\u{A0}", "\u{2009}", "\u{202F}"]
    return String(String.UnicodeScalarView(unicodeScalars.map { special.contains($0) ? " " : $0 }))
  }
}

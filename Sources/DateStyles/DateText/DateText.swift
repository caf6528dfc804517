/// Dates as short text, on the clock of one place and in one language.
///
/// The styles are those of SwiftUI's `Text(date, style:)`, for a moment that the caller names:
///
/// ```swift
/// let text = DateText(clock: .utc, locale: Locale(identifier: "en_US"))
/// text.string(for: now - 674, style: .relative, relativeTo: now)  // "11 min, 14 sec"
/// text.string(for: now - 674, style: .offset, width: .wide, relativeTo: now)  // "+11 minutes"
/// text.string(for: now - 674, style: .timer, relativeTo: now)  // "11:14"
/// ```
///
/// It writes what Foundation's format styles write, from its own table: ICU and its data would make
/// a program 40 MB larger. Every space is a plain one for terminals, also where Foundation writes a
/// thin (U+2009), a no-break (U+00A0) or a narrow no-break space (U+202F), as before `PM`. Years
/// are Gregorian, in Thailand Buddhist. A language missing from the table is written in British
/// English.
///
/// English counts a distance in years, months and days of the wall clock. Other languages count it
/// in days of 24 hours and less, since Foundation's durations have no larger unit of one length
/// than the week, which Apple's styles do not show.
public struct DateText: Sendable, Hashable {
  /// The form in which a date is shown.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// The time of day, to the minute: `7:42 PM`.
    case time
    /// The day: `April 1, 2020`.
    case date
    /// The weekday, `Sun`, less than a week from now, else the date: `Apr 1, 2020`.
    case day
    /// The distance from now in its two largest units, neither "in" nor "ago":
    /// `11 min, 14 sec`.
    case relative
    /// The signed distance from now in its largest unit: `+11 min` when the date is past,
    /// `-11 min` when it is still to come, with a plain hyphen as in Apple's examples.
    case offset
    /// The distance from now as a timer, counting down to the date and then up: `11:14`,
    /// `36:59:01`. Hours never become days.
    case timer
  }

  /// The length of a text, from the longest to the shortest.
  public enum Width: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// Words written out: `11 minutes, 14 seconds`, `April 1, 2020`, `7:42 PM`.
    case wide
    /// Words shortened: `11 min, 14 sec`, `Apr 1, 2020`, `7:42 PM`.
    case abbreviated
    /// The shortest form: `11m 14s`, `4/1/20`, `7:42PM`.
    case narrow

    /// Orders widths from the longest text to the shortest.
    public static func < (first: Width, second: Width) -> Bool { first.rawValue < second.rawValue }
  }

  /// The clock on which the text reads dates as days and times.
  public var clock: WallClock
  /// The language and region of the text, such as `en_GB` or `zh-Hans`.
  public var localeIdentifier: String {
    didSet { (english, record) = Self.words(of: localeIdentifier) }
  }
  private var english: EnglishRegion?
  private var record: LocaleRecord?

  /// Makes text on a clock in the language of a locale.
  ///
  /// Takes an identifier because the first `Locale` of a process takes longer to make than all the
  /// English text of a screen.
  public init(clock: WallClock, localeIdentifier: String) {
    self.clock = clock
    self.localeIdentifier = localeIdentifier
    (english, record) = Self.words(of: localeIdentifier)
  }

  /// Makes text on a clock in the language of a locale; only its identifier matters.
  public init(clock: WallClock, locale: Locale) {
    self.init(clock: clock, localeIdentifier: locale.identifier)
  }

  /// The locale of `localeIdentifier`, created at each access.
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    set { localeIdentifier = newValue.identifier }
  }

  /// Whether the table has words for the language of a locale such as `de_DE`, whatever its region.
  package static func knowsLanguage(ofLocale identifier: String) -> Bool {
    let (english, record) = words(of: identifier)
    return english != nil || record != nil
  }

  /// English as it is written in the region of another locale: `en_DE` for `de_DE`, with that
  /// region's order, hours and separators.
  ///
  /// Where CLDR has no English for the region, one with the same hours. English sentences take
  /// their dates from here, so that a sentence never mixes two languages.
  package static func english(where identifier: String) -> String {
    let parts = identifier.prefix { $0 != "@" && $0 != "." }.split { $0 == "_" || $0 == "-" }
    if parts.first?.lowercased() == "en" { return identifier }
    if let region = parts.dropFirst().first(where: { $0.utf8.count < 4 }) {
      let own = "en_" + region.uppercased()
      if EnglishRegion(localeIdentifier: own) != nil || LocaleRecord.isListed(own) { return own }
    }
    // English in the world, and in Europe.
    return DateText(clock: .utc, localeIdentifier: identifier).hasTwelveHours ? "en_001" : "en_150"
  }

  /// Whether the locale's clock shows each time twice a day: `1:30 AM`, `1:30 PM`.
  package var hasTwelveHours: Bool {
    let digits = [90, 810].map { minutes in
      words.time(CivilDateTime(secondsSince1970: minutes * 60), width: .wide).filter(\.isNumber)
    }
    return digits[0] == digits[1]
  }

  package var numbers: NumberSymbols {
    if let english { return NumberSymbols(english) }
    return record.map { NumberSymbols($0) } ?? NumberSymbols()
  }

  var words: any DateWords {
    if let record { LocaleWords(record: record) } else { english ?? .british }
  }

  private static func words(of identifier: String) -> (EnglishRegion?, LocaleRecord?) {
    let english = EnglishRegion(localeIdentifier: identifier)
    return (english, english == nil ? LocaleRecord(localeIdentifier: identifier) : nil)
  }

  /// Compares clocks and locale identifiers, which determine the words.
  public static func == (first: DateText, second: DateText) -> Bool {
    first.clock == second.clock && first.localeIdentifier == second.localeIdentifier
  }

  /// Hashes the clock and the locale identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(clock)
    hasher.combine(localeIdentifier)
  }

  /// Returns the text for a range of dates.
  ///
  /// A range shorter than a day shows as two times, else as two days, like SwiftUI's `Text(_:
  /// ClosedRange)`:
  ///
  /// | width | shorter than a day | a day or longer |
  /// | --- | --- | --- |
  /// | wide | `9:30 – 11:00 AM` | `Apr 1 – 3` |
  /// | abbreviated | `9:30-11:00AM`, `9-11AM` | `Apr 1-3` |
  /// | narrow | `9:30AM`, the start alone | `4/1-4/3` |
  ///
  /// Days of different years show their year.
  public func string(for range: ClosedRange<Date>, width: Width = .wide) -> String {
    let start = clock.dateTime(at: range.lowerBound)
    let end = clock.dateTime(at: range.upperBound)
    let isShort = range.upperBound.timeIntervalSince(range.lowerBound) < 86_400
    // A day of 25 hours holds a range of 24.
    if isShort || start.date == end.date { return words.times(from: start, to: end, width: width) }
    return words.days(from: start.date, to: end.date, width: width)
  }

  /// Returns the text of a timer for an interval, like SwiftUI's `Text(timerInterval:)`.
  ///
  /// - Parameters:
  ///   - interval: When the timer starts and ends; before and after, it stands still.
  ///   - countsDown: Whether it shows the remaining time, rounded up to whole seconds, or the
  ///     elapsed time, rounded down.
  ///   - showsHours: Whether sixty minutes become an hour: `1:30:00` rather than `90:00`.
  ///   - pauseTime: When the timer stops; `nil` lets it run.
  ///   - now: The moment to show it at.
  public func timer(
    for interval: ClosedRange<Date>, countsDown: Bool, showsHours: Bool, pauseTime: Date?,
    at now: Date
  ) -> String {
    timer(
      for: interval, countsDown: countsDown, showsHours: showsHours, pauseTime: pauseTime,
      width: .wide, at: now)
  }

  /// The same, but a narrow timer of an hour or more shows hours and minutes: `8h 5m`, not
  /// `8:05:12`.
  package func timer(
    for interval: ClosedRange<Date>, countsDown: Bool, showsHours: Bool, pauseTime: Date?,
    width: Width, at now: Date
  ) -> String {
    let shown = min(max(min(now, pauseTime ?? now), interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? -Moments(of: interval.upperBound, at: shown).elapsed
      : Moments(of: interval.lowerBound, at: shown).elapsed
    guard width == .narrow, showsHours, seconds >= 3600 else {
      return words.timer(seconds: max(seconds, 0), showsHours: showsHours)
    }
    let moments = Moments(of: now + Double(seconds), at: now)
    return words.distance(
      Distance(moments, on: clock, units: 2, largest: words.largestUnit), width: width)
  }

  /// Returns the first instant after `now` at which the timer's text changes, or nil if the text no
  /// longer changes.
  public func nextTimerChange(
    for interval: ClosedRange<Date>, countsDown: Bool, pauseTime: Date?, after now: Date
  ) -> Date? {
    let anchor = countsDown ? interval.upperBound : interval.lowerBound
    let running = max(now, interval.lowerBound)
    let change = anchor.instant(after: Moments(of: anchor, at: running).elapsed + 1)
    return change <= min(interval.upperBound, pauseTime ?? interval.upperBound) ? change : nil
  }
}

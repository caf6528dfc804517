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
/// It writes what Foundation's format styles do, from a table of its own: ICU and its data would make a
/// program 40 MB larger. Text is for terminals: every space in it is a plain one, also where Foundation
/// sets a thin (U+2009), a no-break (U+00A0) or a narrow no-break one (U+202F), as before `PM`. Years are
/// Gregorian ones, in Thailand Buddhist ones. A language that the table does not know is written in
/// English as in Great Britain.
///
/// English counts a distance in years, months and days of the wall clock. Other languages count it
/// in days of 24 hours and less, since Foundation's durations have no larger unit of one length
/// than the week, which Apple's styles do not show.
public struct DateText: Sendable, Hashable {
  /// What a date is shown as.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// The time of day, to the minute: `7:42 PM`.
    case time
    /// The day: `April 1, 2020`.
    case date
    /// The day as it is named from near: `Sun` less than a week from now, else `Apr 1, 2020`.
    case day
    /// The distance from now in its two largest units, neither "in" nor "ago":
    /// `11 min, 14 sec`.
    case relative
    /// The signed distance from now in its largest unit: `+11 min` when the date is past,
    /// `-11 min` when it is still to come, with a plain hyphen as in Apple's examples.
    case offset
    /// The distance from now as a clock counts it, down to the date and then up: `11:14`,
    /// `36:59:01`. Hours never become days.
    case timer
  }

  /// How much room a text takes; the longest comes first.
  public enum Width: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// Words written out: `11 minutes, 14 seconds`, `April 1, 2020`, `7:42 PM`.
    case wide
    /// Words shortened: `11 min, 14 sec`, `Apr 1, 2020`, `7:42 PM`.
    case abbreviated
    /// As short as can be: `11m 14s`, `4/1/20`, `7:42PM`.
    case narrow

    /// Whether the first width comes before the second, which is shorter.
    public static func < (first: Width, second: Width) -> Bool { first.rawValue < second.rawValue }
  }

  /// Where the wall is on which times and days are read.
  public var clock: WallClock
  /// The language and region of the text, such as `en_GB` or `zh-Hans`.
  public var localeIdentifier: String {
    didSet { (english, record) = Self.words(of: localeIdentifier) }
  }
  private var english: EnglishRegion?
  private var record: LocaleRecord?

  /// Text on that clock in the language of that locale.
  ///
  /// An identifier alone will do, since the first `Locale` of a process takes longer to make than
  /// all the English text of a screen.
  public init(clock: WallClock, localeIdentifier: String) {
    self.clock = clock
    self.localeIdentifier = localeIdentifier
    (english, record) = Self.words(of: localeIdentifier)
  }

  /// Text on that clock in the language of that locale, of which only its identifier counts.
  public init(clock: WallClock, locale: Locale) {
    self.init(clock: clock, localeIdentifier: locale.identifier)
  }

  /// The language and region of the text.
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    set { localeIdentifier = newValue.identifier }
  }

  /// Whether there are words for the language of a locale, such as `de_DE`; a region does not
  /// matter.
  package static func knowsLanguage(ofLocale identifier: String) -> Bool {
    let (english, record) = words(of: identifier)
    return english != nil || record != nil
  }

  /// The locale of English as it is written where another locale is at home: `en_DE` for `de_DE`, with the
  /// order, the hours and the separators of that region.
  ///
  /// Where CLDR has no English of the region it is one with the same hours. English sentences take their
  /// dates from here: half a sentence of another language is none of either.
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

  /// How the locale writes numbers.
  package var numbers: NumberSymbols {
    if let english { return NumberSymbols(english) }
    return record.map { NumberSymbols($0) } ?? NumberSymbols()
  }

  /// The words of the locale.
  var words: any DateWords {
    if let record { LocaleWords(record: record) } else { english ?? .british }
  }

  private static func words(of identifier: String) -> (EnglishRegion?, LocaleRecord?) {
    let english = EnglishRegion(localeIdentifier: identifier)
    return (english, english == nil ? LocaleRecord(localeIdentifier: identifier) : nil)
  }
}

extension DateText {
  /// Texts of one place and one locale, whose words are found by its name.
  public static func == (first: DateText, second: DateText) -> Bool {
    first.clock == second.clock && first.localeIdentifier == second.localeIdentifier
  }

  /// Hashes what is compared: the clock and the name of the locale.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(clock)
    hasher.combine(localeIdentifier)
  }
}

extension DateText {
  /// The text for a stretch of time.
  ///
  /// Shorter than a day it is two times, else two days, as in SwiftUI's `Text(_: ClosedRange)`:
  ///
  /// | width | shorter than a day | a day or longer |
  /// | --- | --- | --- |
  /// | wide | `9:30 – 11:00 AM` | `Apr 1 – 3` |
  /// | abbreviated | `9:30-11:00AM`, `9-11AM` | `Apr 1-3` |
  /// | narrow | `9:30AM`, the start alone | `4/1-4/3` |
  ///
  /// Days of different years have their year.
  public func string(for range: ClosedRange<Date>, width: Width = .wide) -> String {
    let start = clock.dateTime(at: range.lowerBound)
    let end = clock.dateTime(at: range.upperBound)
    let isShort = range.upperBound.timeIntervalSince(range.lowerBound) < 86_400
    // A day of 25 hours holds a range of 24.
    if isShort || start.date == end.date { return words.times(from: start, to: end, width: width) }
    return words.days(from: start.date, to: end.date, width: width)
  }
}

extension DateText {
  /// The text of a timer that runs through an interval, as SwiftUI's `Text(timerInterval:)` has it.
  ///
  /// - Parameters:
  ///   - interval: When the timer starts and ends; before and after, it stands still.
  ///   - countsDown: Whether it shows what is left, rounded up to whole seconds, or what has
  ///     passed, rounded down.
  ///   - showsHours: Whether sixty minutes become an hour: `1:30:00` rather than `90:00`.
  ///   - pauseTime: When the timer stops, nil to let it run.
  ///   - now: The moment to show it at.
  public func timer(
    for interval: ClosedRange<Date>, countsDown: Bool, showsHours: Bool, pauseTime: Date?,
    at now: Date
  ) -> String {
    timer(
      for: interval, countsDown: countsDown, showsHours: showsHours, pauseTime: pauseTime,
      width: .wide, at: now)
  }

  /// The same, where it is narrow and counts hours in those and minutes: `8h 5m` rather than `8:05:12`.
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

  /// The first instant after `now` at which the text of such a timer changes, or nil where it
  /// stands still from then on.
  public func nextTimerChange(
    for interval: ClosedRange<Date>, countsDown: Bool, pauseTime: Date?, after now: Date
  ) -> Date? {
    let anchor = countsDown ? interval.upperBound : interval.lowerBound
    let running = max(now, interval.lowerBound)
    let change = anchor.instant(after: Moments(of: anchor, at: running).elapsed + 1)
    return change <= min(interval.upperBound, pauseTime ?? interval.upperBound) ? change : nil
  }
}

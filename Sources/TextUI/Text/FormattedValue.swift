#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// A value with its format, written out where it is drawn.
///
/// Until somebody chooses others, a format of Foundation has the locale, the zone and the calendar
/// of the process it was made in. Here it takes those of the environment, so that a picture depends
/// on nothing else; what the format's author chose stays.
///
/// It is unchecked because neither formats nor their input need be Sendable: both are kept out of
/// reach in the closure, which is made and run on the main actor, where bodies are evaluated and
/// texts resolved.
struct FormattedValue: @unchecked Sendable {
  private let write: (EnvironmentValues) -> String

  init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    write = { format.string(for: input, in: $0) }
  }

  /// Text that is put into words only where it is shown or read aloud.
  init(_ write: @escaping (EnvironmentValues) -> String) {
    self.write = write
  }

  /// A number in a literal, as `%lld` writes it in a language: `2,024` in English.
  init(_ value: some BinaryInteger & Sendable) {
    write = { environment in
      // Nearly all numbers are small, and English ones then need no locale data.
      environment.speaksEnglish && value.magnitude < 1000
        ? String(value) : IntegerFormatStyle(locale: environment.locale).format(value)
    }
  }

  /// A number in a literal, as `%lf` writes it in a language: `1.500000` in English.
  init(_ value: some BinaryFloatingPoint & Sendable) {
    write = { environment in
      FloatingPointFormatStyle(locale: environment.locale)
        .precision(.fractionLength(6)).format(Double(value))
    }
  }

  /// A number that a printf specifier writes, with the decimal separator of a language.
  init(_ specifier: String, _ string: @escaping @Sendable (NumberSpecifier) -> String) {
    write = { environment in
      let plain = string(NumberSpecifier(specifier))
      if environment.speaksEnglish { return plain }
      return plain.replacing(".", with: environment.locale.decimalSeparator ?? ".")
    }
  }

  func string(in environment: EnvironmentValues) -> String {
    write(environment)
  }
}

extension EnvironmentValues {
  /// Whether texts are English, whatever the country.
  var speaksEnglish: Bool {
    localeIdentifier.hasPrefix("en") && !(localeIdentifier.dropFirst(2).first?.isLetter ?? false)
  }
}

extension FormatStyle where FormatOutput == String {
  fileprivate func string(for input: FormatInput, in environment: EnvironmentValues) -> String {
    switch (self, input) {
    case (let style as Date.FormatStyle, let date as Date):
      style.following(environment).format(date)
    case (let style as Date.IntervalFormatStyle, let dates as Range<Date>):
      style.following(environment).format(dates)
    case (let style as Date.RelativeFormatStyle, let date as Date):
      style.string(for: date, in: environment)
    default:
      // Numbers, durations, lists and the author's own formats have a locale at most, and this is
      // the one way to see whether it was chosen.
      self == locale(.autoupdatingCurrent)
        ? locale(environment.locale).format(input) : format(input)
    }
  }
}

extension Date.RelativeFormatStyle {
  /// The distance from the environment's moment: by itself the style counts from the moment it is
  /// asked.
  fileprivate func string(for date: Date, in environment: EnvironmentValues) -> String {
    // It seldom changes within a minute, and nothing tells when.
    environment.textChanges?.note(environment.now + 60)
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: presentation, unitsStyle: unitsStyle,
      locale: locale.chosen(or: environment.locale),
      calendar: calendar.chosen(or: environment.calendar),
      capitalizationContext: capitalizationContext
    ).format(environment.now)
  }
}

/// A format that has all three, which its author may have chosen or not.
private protocol DateFormat {
  var locale: Locale { get set }
  var calendar: Calendar { get set }
  var timeZone: TimeZone { get set }
}

extension Date.FormatStyle: DateFormat {}
extension Date.IntervalFormatStyle: DateFormat {}

extension DateFormat {
  fileprivate func following(_ environment: EnvironmentValues) -> Self {
    var style = self
    style.locale = locale.chosen(or: environment.locale)
    style.calendar = calendar.chosen(or: environment.calendar)
    style.timeZone = timeZone.chosen(or: environment.timeZone)
    return style
  }
}

/// What the process has one of, for those who choose none.
private protocol Choice: Equatable {
  static var autoupdatingCurrent: Self { get }
}

extension Locale: Choice {}
extension Calendar: Choice {}
extension TimeZone: Choice {}

extension Choice {
  fileprivate func chosen(or other: Self) -> Self {
    self == .autoupdatingCurrent ? other : self
  }
}

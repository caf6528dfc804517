/// Writes how far a date is from another: `2 hours ago`, `yesterday`.
///
/// It says the largest unit that is not zero, cut off: 90 minutes are `1 hour`.
public final class RelativeDateTimeFormatter: Formatter {
  /// Whether words may stand in for numbers.
  public enum DateTimeStyle: Int, Sendable {
    /// Such as `1 day ago`.
    case numeric
    /// Such as `yesterday`.
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// Such as `2 months ago`.
    case full
    /// Such as `two months ago`.
    case spellOut
    /// Such as `2 mo. ago`.
    case short
    /// Such as `2mo ago`.
    case abbreviated
  }

  /// `1 day ago` unless it is set to say `yesterday`.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// `2 months ago` unless it is set.
  public var unitsStyle = UnitsStyle.full
  /// Decides where days, months and years end.
  public var calendar: Calendar = .autoupdatingCurrent
  /// The language of the words.
  public var locale: Locale = .autoupdatingCurrent
  /// - Effect: none; the text is the same at the start of a sentence.
  public var formattingContext = Formatter.Context.unknown

  /// How far `date` is from `referenceDate`.
  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let parts = calendar.dateComponents(Set(Self.units), from: referenceDate, to: date)
    let unit = Self.units.first { parts.value(for: $0) ?? 0 != 0 } ?? .second
    let whole = calendar.date(byAdding: unit, value: parts.value(for: unit) ?? 0, to: referenceDate)
    return Date.AnchoredRelativeFormatStyle(
      anchor: whole ?? date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: style, locale: locale, calendar: calendar
    ).format(referenceDate)
  }

  /// How far a number of seconds is from now.
  public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference + interval, relativeTo: reference)
  }

  /// Counts from the start of 2001, so that months have the lengths that they had then.
  public func localizedString(from components: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let date = calendar.date(byAdding: components, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }

  /// How far a date is from now; `nil` for what is no date.
  public override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }

  private static let units: [Calendar.Component] = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]

  private var style: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

/// Says the largest unit that is not zero, cut off: 90 minutes are `1 hour`.
public final class RelativeDateTimeFormatter: Formatter {
  public enum DateTimeStyle: Int, Sendable {
    case numeric
    case named
  }

  public enum UnitsStyle: Int, Sendable {
    case full
    case spellOut
    case short
    case abbreviated
  }

  public var dateTimeStyle = DateTimeStyle.numeric
  public var unitsStyle = UnitsStyle.full
  public var calendar: Calendar = .autoupdatingCurrent
  public var locale: Locale = .autoupdatingCurrent
  /// - Effect: none; the text is the same at the start of a sentence.
  public var formattingContext = Formatter.Context.unknown

  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let parts = calendar.dateComponents(Set(Self.units), from: referenceDate, to: date)
    let unit = Self.units.first { parts.value(for: $0) ?? 0 != 0 } ?? .second
    let whole = calendar.date(byAdding: unit, value: parts.value(for: unit) ?? 0, to: referenceDate)
    return Date.AnchoredRelativeFormatStyle(
      anchor: whole ?? date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: style, locale: locale, calendar: calendar
    ).format(referenceDate)
  }

  public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference + interval, relativeTo: reference)
  }

  /// Counts from the start of 2001, so months have the lengths that they had then.
  public func localizedString(from components: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let date = calendar.date(byAdding: components, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }

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

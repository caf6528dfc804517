/// Writes the time between two dates: `2 days, 5 hours`.
///
/// It is what `.components(style:fields:)` and `.timeDuration` make: Foundation on Linux has the name of
/// `Date.ComponentsFormatStyle` and its fields, and neither a way to create one nor to use it. Units are
/// written as ``DateComponentsFormatter`` does.
public struct DateComponentsText: FormatStyle, Sendable {
  /// How units are written.
  public enum Style: Int, Codable, Hashable, Sendable {
    /// Such as `9 hours, 41 minutes`.
    case wide
    /// Such as `9 hr, 41 min`.
    case abbreviated
    /// Such as `9hr 41min`.
    case condensedAbbreviated
    /// Such as `9h 41m`.
    case narrow
    /// Such as `nine hours, forty-one minutes`.
    case spellOut
  }

  var unitsStyle: Int
  var units: UInt
  var locale = Locale.autoupdatingCurrent
  var calendar = Calendar.autoupdatingCurrent

  /// The time from the first date to the second.
  public func format(_ range: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = DateComponentsFormatter.UnitsStyle(rawValue: unitsStyle) ?? .full
    formatter.calendar = calendar
    formatter.calendar?.locale = locale
    formatter.allowedUnits = NSCalendar.Unit(rawValue: units)
    return formatter.string(from: range.lowerBound, to: range.upperBound) ?? ""
  }

  /// Weeks and shorter units follow it, unless spelled out; years and months are English.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// Decides how long days, months and years are.
  public func calendar(_ calendar: Calendar) -> Self {
    var style = self
    style.calendar = calendar
    return style
  }

  fileprivate static func units(of fields: Set<Date.ComponentsFormatStyle.Field>) -> UInt {
    let all: [(Date.ComponentsFormatStyle.Field, NSCalendar.Unit)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
    return all.reduce(0) { fields.contains($1.0) ? $0 | $1.1.rawValue : $0 }
  }
}

extension FormatStyle where Self == DateComponentsText {
  public static var timeDuration: Self {
    Self(
      unitsStyle: DateComponentsFormatter.UnitsStyle.positional.rawValue,
      units: DateComponentsText.units(of: [.hour, .minute, .second]))
  }

  public static func components(
    style: DateComponentsText.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(unitsStyle: style.units.rawValue, units: DateComponentsText.units(of: fields ?? []))
  }
}

extension DateComponentsText.Style {
  fileprivate var units: DateComponentsFormatter.UnitsStyle {
    switch self {
    case .wide: .full
    case .abbreviated: .short
    case .condensedAbbreviated: .brief
    case .narrow: .abbreviated
    case .spellOut: .spellOut
    }
  }
}

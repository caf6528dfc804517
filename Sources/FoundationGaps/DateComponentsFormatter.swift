/// Years and months are written in English.
public final class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    case positional
    case abbreviated
    case short
    case full
    case spellOut
    case brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  public var unitsStyle = UnitsStyle.positional
  public var allowedUnits: NSCalendar.Unit = []
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  public var calendar: Calendar? = .autoupdatingCurrent
  public var referenceDate: Date?
  public var maximumUnitCount = 0
  /// Puts `About` before the text, in English.
  public var includesApproximationPhrase = false
  /// Puts `remaining` after the text, in English.
  public var includesTimeRemainingPhrase = false
  /// - Effect: none; the text is the same at the start of a sentence.
  public var formattingContext = Formatter.Context.unknown
  /// - Effect: none
  public var allowsFractionalUnits = false
  /// - Effect: none
  public var collapsesLargestUnit = false

  public func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + interval)
  }

  public func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Self.units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.option) }
    let calendar = calendar ?? .autoupdatingCurrent
    let parts = calendar.dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    return string(units.map { ($0, parts.value(for: $0.component) ?? 0) }, calendar)
  }

  /// `nil` where the calendar cannot add the components to the reference date.
  public func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let calendar = calendar ?? .autoupdatingCurrent
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  public override func string(for object: Any?) -> String? {
    (object as? DateComponents).flatMap { string(from: $0) }
  }

  public static func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  fileprivate struct Unit {
    let component: Calendar.Component
    let option: NSCalendar.Unit
    /// What durations are formatted by, and its seconds; `nil` of units that differ in length.
    let duration: (Duration.UnitsFormatStyle.Unit, seconds: Int)?
    let name: (full: String, short: String, narrow: String)
  }

  fileprivate static let units = [
    Unit(component: .year, option: .year, duration: nil, name: ("year", "yr", "y")),
    Unit(component: .month, option: .month, duration: nil, name: ("month", "mth", "mo")),
    Unit(
      component: .weekOfMonth, option: .weekOfMonth, duration: (.weeks, 604_800),
      name: ("week", "wk", "w")),
    Unit(component: .day, option: .day, duration: (.days, 86400), name: ("day", "day", "d")),
    Unit(component: .hour, option: .hour, duration: (.hours, 3600), name: ("hour", "hr", "h")),
    Unit(
      component: .minute, option: .minute, duration: (.minutes, 60), name: ("minute", "min", "m")),
    Unit(
      component: .second, option: .second, duration: (.seconds, 1), name: ("second", "sec", "s")),
  ]

  private func string(_ parts: [(unit: Unit, value: Int)], _ calendar: Calendar) -> String? {
    var parts = kept(parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let locale = calendar.locale ?? .autoupdatingCurrent
    var text: String
    if unitsStyle == .positional {
      let padsFirst = zeroFormattingBehavior.contains(.pad)
      text = parts.enumerated().map { index, part in
        index == 0 && !padsFirst ? "\(part.value)" : String(format: "%02d", part.value)
      }.joined(separator: ":")
    } else {
      let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
      text = parts.map { words($0.unit, $0.value, in: locale) }
        .joined(separator: isTight ? " " : ", ")
    }
    if includesApproximationPhrase { text = "About \(text)" }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  /// What is left of the units when zeros are dropped; the smallest one is always there.
  private func kept(_ parts: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    let used = parts.indices.filter { parts[$0].value != 0 }
    guard let first = used.first, let last = used.last else {
      return behavior.isDisjoint(with: .dropAll) ? parts : Array(parts.suffix(1))
    }
    return parts.indices.filter { index in
      parts[index].value != 0
        || !(index < first
          ? behavior.contains(.dropLeading)
          : behavior.contains(index > last ? .dropTrailing : .dropMiddle))
    }.map { parts[$0] }
  }

  private func words(_ unit: Unit, _ value: Int, in locale: Locale) -> String {
    if unitsStyle == .spellOut {
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      formatter.locale = locale
      let number = formatter.string(from: NSNumber(value: value)) ?? "\(value)"
      return "\(number) \(unit.name.full)\(abs(value) == 1 ? "" : "s")"
    }
    guard let (style, seconds) = unit.duration else {
      let plural = abs(value) == 1 ? "" : "s"
      return switch unitsStyle {
      case .positional, .abbreviated: "\(value)\(unit.name.narrow)"
      case .brief: "\(value)\(unit.name.short)\(plural)"
      case .short: "\(value) \(unit.name.short)\(plural)"
      case .full, .spellOut: "\(value) \(unit.name.full)\(plural)"
      }
    }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .positional, .abbreviated: .narrow
      case .brief, .short: .abbreviated
      case .full, .spellOut: .wide
      }
    let words = Duration.UnitsFormatStyle(
      allowedUnits: [style], width: width, zeroValueUnits: .show(length: 1)
    ).locale(locale).format(.seconds(value * seconds))
    return unitsStyle == .brief ? words.filter { !$0.isWhitespace } : words
  }
}

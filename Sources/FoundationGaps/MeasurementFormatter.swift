/// Writes units in English, numbers as the locale does.
public final class MeasurementFormatter: Formatter {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  public var unitOptions: UnitOptions = []
  public var unitStyle = Formatter.UnitStyle.medium
  public var locale: Locale = .autoupdatingCurrent
  /// Writes the number; its own locale is replaced by ``locale`` at each use.
  public var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public func string<UnitType: Foundation.Unit>(from measurement: Measurement<UnitType>) -> String {
    let (value, unit) = preferred(measurement.value, measurement.unit)
    numberFormatter.locale = locale
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    return UnitText(unit).text(
      number, isOne: number == "1", width: width,
      hidesScale: unitOptions.contains(.temperatureWithoutUnit))
  }

  public func string(from unit: Foundation.Unit) -> String {
    unitStyle == .long ? UnitText(unit).many : UnitText(unit).symbol
  }

  public override func string(for object: Any?) -> String? {
    switch object {
    case let measurement as any OfAnyUnit: string(from: measurement.plain)
    case let unit as Foundation.Unit: string(from: unit)
    default: nil
    }
  }

  private var width: UnitText.Width {
    switch unitStyle {
    case .short: .narrow
    case .medium: .abbreviated
    case .long: .wide
    @unknown default: .abbreviated
    }
  }

  private func preferred(_ value: Double, _ unit: Foundation.Unit) -> (Double, Foundation.Unit) {
    guard let unit = unit as? Dimension, !unitOptions.contains(.providedUnit) else {
      return (value, unit)
    }
    let measurement = Measurement(value: value, unit: unit)
    let target = unit.preferred(
      for: value, in: locale, scales: unitOptions.contains(.naturalScale))
    return (target == unit ? value : measurement.unit.converted(value, to: target), target)
  }
}

private protocol OfAnyUnit {
  var plain: Measurement<Foundation.Unit> { get }
}

extension Measurement: OfAnyUnit {
  fileprivate var plain: Measurement<Foundation.Unit> {
    Measurement<Foundation.Unit>(value: value, unit: unit)
  }
}

/// How a unit is written in English.
struct UnitText {
  enum Width: Hashable, Codable, Sendable { case wide, abbreviated, narrow }

  let symbol: String
  let one: String
  let many: String

  init(_ unit: Foundation.Unit) {
    symbol = Self.spellings[unit.symbol] ?? unit.symbol
    if let name = Self.names[symbol] {
      let words = name.split(separator: "|").map(String.init)
      (one, many) = (words[0], words.count > 1 ? words[1] : words[0] + "s")
    } else {
      (one, many) = (symbol, symbol)
    }
  }

  /// A number with the unit; degrees and percents follow it without a space.
  func text(_ number: String, isOne: Bool, width: Width, hidesScale: Bool) -> String {
    let isDegrees = symbol.hasPrefix("°")
    if isDegrees && hidesScale { return "\(number)°" }
    return switch width {
    case .wide: "\(number) \(isOne ? one : many)"
    case .abbreviated: isDegrees || symbol == "%" ? number + symbol : "\(number) \(symbol)"
    case .narrow: isDegrees ? "\(number)°" : number + symbol
    }
  }

  /// What English writes in place of Foundation's symbols; CLDR 47, `en`, unitLength short.
  private static let spellings = ["kCal": "kcal", "NM": "nmi"]

  private static let names = [
    "°C": "degree Celsius|degrees Celsius", "°F": "degree Fahrenheit|degrees Fahrenheit",
    "K": "kelvin", "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter",
    "mi": "mile", "yd": "yard", "ft": "foot|feet", "in": "inch|inches", "nmi": "nautical mile",
    "kg": "kilogram", "g": "gram", "mg": "milligram", "lb": "pound", "oz": "ounce",
    "st": "stone|stones", "t": "metric ton", "L": "liter", "mL": "milliliter", "gal": "gallon",
    "pt": "pint", "cup": "cup", "fl oz": "fluid ounce", "m/s": "meter per second|meters per second",
    "km/h": "kilometer per hour|kilometers per hour", "mph": "mile per hour|miles per hour",
    "kn": "knot", "hr": "hour", "min": "minute", "s": "second", "kcal": "kilocalorie",
    "cal": "calorie", "J": "joule", "kJ": "kilojoule", "kWh": "kilowatt-hour", "W": "watt",
    "kW": "kilowatt", "hPa": "hectopascal", "mbar": "millibar", "bar": "bar",
    "inHg": "inch of mercury|inches of mercury",
    "mmHg": "millimeter of mercury|millimeters of mercury",
    "°": "degree", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
  ]
}

extension Dimension {
  func converted(_ value: Double, to other: Dimension) -> Double {
    other.converter.value(fromBaseUnitValue: converter.baseUnitValue(fromValue: value))
  }

  /// The unit that a country writes such a value in.
  func preferred(for value: Double, in locale: Locale, scales: Bool) -> Dimension {
    let isMetric = locale.measurementSystem == .metric
    let choices: [Dimension]
    switch self {
    case is UnitTemperature:
      // Kelvin is nobody's everyday scale, and stays where it is chosen.
      if self == UnitTemperature.kelvin { return self }
      let isAmerican = locale.measurementSystem == .us
      return isAmerican ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitLength:
      choices =
        isMetric
        ? [
          UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters,
          UnitLength.millimeters,
        ]
        : [UnitLength.miles, UnitLength.feet, UnitLength.inches]
    case is UnitMass:
      choices =
        isMetric
        ? [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
        : [UnitMass.pounds, UnitMass.ounces]
    case is UnitSpeed:
      if self == UnitSpeed.knots { return self }
      return isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    default: return self
    }
    if !scales, choices.contains(self) { return self }
    let size = abs(value)
    return choices.first { converted(size, to: $0) >= 1 } ?? choices[choices.count - 1]
  }
}

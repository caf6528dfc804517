public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  enum Scale: Codable {
    case asProvided, preferred, natural, person, personHeight, rainfall, snowfall
  }
  let scale: Scale

  /// For a temperature, a length, a mass or a speed a unit of the country; others stay as they are.
  public static var general: Self { Self(scale: .natural) }
  public static var asProvided: Self { Self(scale: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Fahrenheit or Celsius, as the country has it; kelvins stay.
  public static var weather: Self { Self(scale: .preferred) }
  /// As ``weather``; kelvins stay here too.
  public static var person: Self { Self(scale: .preferred) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Centimetres, or inches in the United States and in Britain.
  public static var person: Self { Self(scale: .person) }
  /// Centimetres; 1.8 m are `5.91 ft` in the United States and in Britain, not `5 ft, 11 in`.
  public static var personHeight: Self { Self(scale: .personHeight) }
  /// As ``general``: miles or feet in the United States and in Britain, where Apple's has yards.
  public static var road: Self { Self(scale: .natural) }
  /// The unit that the measurement has.
  public static var focalLength: Self { Self(scale: .asProvided) }
  /// Millimetres; centimetres in Brazil, and inches in the United States.
  public static var rainfall: Self { Self(scale: .rainfall) }
  /// Centimetres, or inches in the United States.
  public static var snowfall: Self { Self(scale: .snowfall) }
  public static var visiblilty: Self { Self(scale: .natural) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// As ``general``: pounds in the United States and in Britain, stones nowhere.
  public static var personWeight: Self { Self(scale: .natural) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// Kilometres or miles an hour, as the country has it; knots stay.
  public static var wind: Self { Self(scale: .preferred) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The unit that the measurement has: 5 kJ stay `5 kJ` in every country.
  public static var food: Self { Self(scale: .asProvided) }
  /// The unit that the measurement has: 5 kJ stay `5 kJ` in every country.
  public static var workout: Self { Self(scale: .asProvided) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The unit that the measurement has: 5 L stay `5 L` in every country.
  public static var liquid: Self { Self(scale: .asProvided) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The unit that the measurement has: 5 hPa stay `5 hPa` in every country.
  public static var barometric: Self { Self(scale: .asProvided) }
}

extension MeasurementFormatUnitUsage.Scale {
  /// The unit of a value in a country; of the lengths of a usage as CLDR 44 has it.
  func unit(of measurement: Measurement<UnitType>, in locale: Locale) -> Dimension {
    let isAmerican = locale.measurementSystem == .us
    let isMetric = locale.measurementSystem == .metric
    return switch self {
    case .asProvided: measurement.unit
    case .rainfall where !isAmerican && locale.region != "BR": UnitLength.millimeters
    case .rainfall, .snowfall: isAmerican ? UnitLength.inches : UnitLength.centimeters
    case .person: isMetric ? UnitLength.centimeters : UnitLength.inches
    case .personHeight where isMetric: UnitLength.centimeters
    case .preferred, .natural, .personHeight:
      measurement.unit.preferred(
        for: measurement.value, in: locale, scales: self != .preferred)
    }
  }
}

extension Measurement where UnitType: Dimension {
  /// Writes units in English, numbers as the locale does.
  public struct FormatStyle: Foundation.FormatStyle {
    public struct UnitWidth: Hashable, Codable, Sendable {
      let width: UnitText.Width

      public static var wide: Self { Self(width: .wide) }
      public static var abbreviated: Self { Self(width: .abbreviated) }
      public static var narrow: Self { Self(width: .narrow) }
    }

    public var width: UnitWidth
    /// Writes the number and picks the country's unit; the unit's name stays English.
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The form of the number; `nil` has up to two digits after the point below 10, then none.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var hidesScale = false

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement) -> String {
      let unit = (usage ?? .general).scale.unit(of: value, in: locale)
      let amount = unit == value.unit ? value.value : value.unit.converted(value.value, to: unit)
      // Apple's writes as many digits as the size asks for, where no format says how many.
      let style =
        numberFormatStyle
        ?? FloatingPointFormatStyle(locale: locale)
        .precision(.fractionLength(0...(abs(amount) < 10 ? 2 : 0)))
      let number = style.locale(locale).format(amount)
      return UnitText(unit).text(
        number, isOne: number == "1", width: width.width, hidesScale: hidesScale)
    }
  }

  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Measurement { style.format(self) }

  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    hidesScale = hidesScaleName
  }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}

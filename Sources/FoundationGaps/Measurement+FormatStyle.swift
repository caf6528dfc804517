/// What a measurement is used for, which says what unit a country writes it in.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let convertsForCountry: Bool

  /// For a temperature, a length, a mass or a speed a unit of the country; others stay as they are.
  public static var general: Self { Self(convertsForCountry: true) }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(convertsForCountry: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Fahrenheit or Celsius, as the country has it; kelvins stay.
  public static var weather: Self { .general }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// As ``general``: miles or feet in the United States and in Britain, where Apple's has yards.
  public static var road: Self { .general }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// Kilometres or miles an hour, as the country has it; knots stay.
  public static var wind: Self { .general }
}

extension Measurement where UnitType: Dimension {
  /// Writes a measurement, such as `5 km`: units in English, numbers as the locale does.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How the unit is written.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let width: UnitText.Width

      /// Such as `5 kilometers`.
      public static var wide: Self { Self(width: .wide) }
      /// Such as `5 km`.
      public static var abbreviated: Self { Self(width: .abbreviated) }
      /// Such as `5km`.
      public static var narrow: Self { Self(width: .narrow) }
    }

    /// Wide units take the plural by the number as written: `1 kilometer`, `1.5 kilometers`.
    public var width: UnitWidth
    /// Writes the number and picks the country's unit; the unit's name stays English.
    public var locale: Locale
    /// Which unit is written; `nil` is ``MeasurementFormatUnitUsage/general``.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The form of the number; `nil` has up to two digits after the point below 10, then none.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Without a usage the country picks the unit; `.asProvided` keeps it.
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

    /// A copy for another country.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// Converts first: 5 km are `3.11 mi` in the United States.
    public func format(_ value: Measurement) -> String {
      let unit =
        (usage ?? .general).convertsForCountry
        ? value.unit.preferred(for: value.value, in: locale) : value.unit
      let amount = unit == value.unit ? value.value : value.unit.converted(value.value, to: unit)
      // Apple's writes as many digits as the size asks for, where no format says how many.
      let style =
        numberFormatStyle
        ?? FloatingPointFormatStyle(locale: locale)
        .precision(.fractionLength(0...(abs(amount) < 10 ? 2 : 0)))
      let number = style.locale(locale).format(amount)
      return UnitText(unit).text(number, isOne: number == "1", width: width.width)
    }
  }

  /// `distance.formatted(.measurement(width: .wide))` is `5 kilometers` outside the United States.
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Measurement { style.format(self) }

  /// The measurement in the unit of the country: `5 km`.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension FormatStyle {
  /// Without a usage the country picks the unit, of temperatures, lengths, masses and speeds.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement: IntentValue where UnitType: Dimension {
  public static var intentShape: ParameterShape {
    ParameterShape(.measurement(unit: UnitType.baseUnit().symbol))
  }

  /// Zero in the base unit.
  public static var intentZero: Measurement? {
    Measurement(value: 0, unit: UnitType.baseUnit())
  }

  /// A number with the symbol of a unit, such as `62.5 mg`; without one it is in the base unit.
  public static func intentValue(of text: String) async throws -> Measurement? {
    let number = text.prefix { $0.isNumber || "+-.eE".contains($0) }
    guard let value = Double.intentValue(of: String(number)) else { return nil }
    let symbol = text.dropFirst(number.count).trimmingCharacters(in: .whitespaces)
    let base: UnitType = UnitType.baseUnit()
    if symbol.isEmpty || symbol == base.symbol { return Measurement(value: value, unit: base) }
    guard let unit = KnownUnits.all.first(where: { $0 is UnitType && $0.symbol == symbol }) else {
      return nil
    }
    return (unit as? UnitType).map { Measurement(value: value, unit: $0) }
  }

  public var intentText: String { "\(value.intentText) \(unit.symbol)" }
}

/// The units that people write, whose symbols Foundation does not look up.
private enum KnownUnits {
  static var all: [Dimension] {
    let mass: [UnitMass] = [.kilograms, .grams, .milligrams, .micrograms, .ounces, .pounds]
    let volume: [UnitVolume] = [
      .liters, .deciliters, .centiliters, .milliliters, .fluidOunces, .cups, .pints, .gallons,
    ]
    let length: [UnitLength] = [
      .kilometers, .meters, .centimeters, .millimeters, .miles, .yards, .feet, .inches,
    ]
    let duration: [UnitDuration] = [.hours, .minutes, .seconds]
    let temperature: [UnitTemperature] = [.kelvin, .celsius, .fahrenheit]
    let speed: [UnitSpeed] = [.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots]
    let energy: [UnitEnergy] = [.kilojoules, .joules, .kilocalories, .calories, .kilowattHours]
    return mass + volume + length + duration + temperature + speed + energy
  }
}

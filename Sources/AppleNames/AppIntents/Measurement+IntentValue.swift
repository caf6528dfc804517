/// A measurement is read from the command line and keeps the unit that is written there.
extension Measurement: IntentValue where UnitType: Dimension {
  public static var intentShape: ParameterShape {
    ParameterShape(.measurement(unit: UnitType.baseUnit().symbol))
  }

  public static var intentZero: Measurement? { Measurement(value: 0, unit: UnitType.baseUnit()) }

  /// Reads a number with a unit's symbol, such as `62.5 mg`; without one it is in the base unit.
  public static func intentValue(of text: String) async throws -> Measurement? {
    measurement(of: text, in: UnitType.baseUnit())
  }

  /// Reads a number with the symbol of a unit; without a symbol it is in `usual`.
  static func measurement(of text: String, in usual: UnitType) -> Measurement? {
    let number = text.prefix { $0.isNumber || "+-.eE".contains($0) }
    guard let value = Double.intentValue(of: String(number)) else { return nil }
    let symbol = text.dropFirst(number.count).trimmingCharacters(in: .whitespaces)
    let base: UnitType = UnitType.baseUnit()
    if symbol.isEmpty || symbol == usual.symbol { return Measurement(value: value, unit: usual) }
    if symbol == base.symbol { return Measurement(value: value, unit: base) }
    guard let unit = KnownUnits.all.first(where: { $0 is UnitType && $0.symbol == symbol }) else {
      return nil
    }
    return (unit as? UnitType).map { Measurement(value: value, unit: $0) }
  }

  /// The number with the symbol of its unit: `62.5 mg`.
  public var intentText: String { "\(value.intentText) \(unit.symbol)" }
}

/// A number without a unit is in `defaultUnit`; `defaultUnitAdjustForLocale` is ignored.
extension IntentParameter {
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: UnitType,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil
  ) where Value == Measurement<UnitType> {
    let unit = IntentUnit(defaultUnit, supportsNegativeNumbers)
    self.init(
      title, description, value: unit.measurement(defaultValue ?? 0), shape: unit.shape,
      read: unit.read)
  }

  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: UnitType,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil
  ) where Value == Measurement<UnitType>? {
    let unit = IntentUnit(defaultUnit, supportsNegativeNumbers)
    var shape = unit.shape
    shape.isOptional = true
    self.init(
      title, description, value: .some(defaultValue.map(unit.measurement)), shape: shape
    ) { $0.isEmpty ? .some(nil) : unit.read($0).map(Optional.some) }
  }

  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: UnitType, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil
  ) where Value == Measurement<UnitType> {
    self.init(
      title: title, description: description, defaultValue: defaultValue, defaultUnit: unit,
      supportsNegativeNumbers: supportsNegativeNumbers)
  }

  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: UnitType, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil
  ) where Value == Measurement<UnitType>? {
    self.init(
      title: title, description: description, defaultValue: defaultValue, defaultUnit: unit,
      supportsNegativeNumbers: supportsNegativeNumbers)
  }
}

/// The unit of a parameter's numbers that are written without one.
private struct IntentUnit<UnitType: Dimension>: @unchecked Sendable {
  // Unchecked: a unit never changes after it is created.
  let unit: UnitType
  let allowsNegative: Bool

  init(_ unit: UnitType, _ allowsNegative: Bool) {
    self.unit = unit
    self.allowsNegative = allowsNegative
  }

  var shape: ParameterShape { ParameterShape(.measurement(unit: unit.symbol)) }

  func measurement(_ value: Double) -> Measurement<UnitType> {
    Measurement(value: value, unit: unit)
  }

  @Sendable func read(_ text: String) -> Measurement<UnitType>? {
    guard let value = Measurement<UnitType>.measurement(of: text, in: unit) else { return nil }
    return allowsNegative || value.value >= 0 ? value : nil
  }
}

/// Common units whose symbols Foundation cannot look up.
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

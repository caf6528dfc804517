/// Writes a measurement: `21°C`, `5 km`, `5 kilometers`.
///
/// Foundation on Linux names the class and says that it is missing. Units are written in English,
/// numbers as the locale writes them.
public final class MeasurementFormatter: Formatter {
  /// What unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Such as `21°`.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  public var unitOptions: UnitOptions = []
  public var unitStyle = Formatter.UnitStyle.medium
  public var locale: Locale = .autoupdatingCurrent
  public var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// A measurement, in the locale's unit unless `unitOptions` say otherwise.
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
    case let measurement as Measurement<Foundation.Unit>: string(from: measurement)
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

  private func preferred(
    _ value: Double, _ unit: Foundation.Unit
  ) -> (Double, Foundation.Unit) {
    guard let unit = unit as? Dimension, !unitOptions.contains(.providedUnit) else {
      return (value, unit)
    }
    let measurement = Measurement(value: value, unit: unit)
    let target = unit.preferred(
      for: value, in: locale, scales: unitOptions.contains(.naturalScale))
    return (target == unit ? value : measurement.unit.converted(value, to: target), target)
  }
}

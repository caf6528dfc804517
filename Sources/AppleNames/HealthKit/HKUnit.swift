/// What a number counts; a value of a quantity is read in the unit that it was given in, or in one of
/// the same kind.
public final class HKUnit: Hashable, Sendable {
  let kind: String
  /// How many of its kind's base unit it is.
  let scale: Double

  private init(_ kind: String, _ scale: Double = 1) {
    self.kind = kind
    self.scale = scale
  }

  public static func == (first: HKUnit, second: HKUnit) -> Bool {
    first.kind == second.kind && first.scale == second.scale
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  public static func count() -> HKUnit { HKUnit("count") }
  public static func percent() -> HKUnit { HKUnit("percent") }
  public static func meter() -> HKUnit { HKUnit("length") }
  public static func mile() -> HKUnit { HKUnit("length", 1609.344) }
  public static func foot() -> HKUnit { HKUnit("length", 0.3048) }
  public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("length", prefix.scale)
  }
  public static func gram() -> HKUnit { HKUnit("mass") }
  public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("mass", prefix.scale)
  }
  public static func pound() -> HKUnit { HKUnit("mass", 453.59237) }
  public static func liter() -> HKUnit { HKUnit("volume") }
  public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("volume", prefix.scale)
  }
  public static func joule() -> HKUnit { HKUnit("energy") }
  public static func kilocalorie() -> HKUnit { HKUnit("energy", 4184) }
  public static func largeCalorie() -> HKUnit { kilocalorie() }
  public static func smallCalorie() -> HKUnit { HKUnit("energy", 4.184) }
  public static func second() -> HKUnit { HKUnit("time") }
  public static func minute() -> HKUnit { HKUnit("time", 60) }
  public static func hour() -> HKUnit { HKUnit("time", 3600) }
  public static func day() -> HKUnit { HKUnit("time", 86_400) }

  /// An amount of a substance, as the mass of it.
  public static func moleUnit(with prefix: HKMetricPrefix, molarMass: Double) -> HKUnit {
    HKUnit("mass", prefix.scale * molarMass)
  }
  public static func moleUnit(withMolarMass molarMass: Double) -> HKUnit {
    moleUnit(with: .none, molarMass: molarMass)
  }
  public static func internationalUnit() -> HKUnit { HKUnit("international unit") }
  public static func degreeCelsius() -> HKUnit { HKUnit("temperature") }
  public static func millimeterOfMercury() -> HKUnit { HKUnit("pressure") }
  public static func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("energy", prefix.scale)
  }
  public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("time", prefix.scale)
  }

  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(kind)·\(unit.kind)", scale * unit.scale)
  }
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(kind)/\(unit.kind)", scale / unit.scale)
  }
}

/// The grams of a mole of blood sugar.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A power of ten of a unit.
public enum HKMetricPrefix: Int, Hashable, Sendable, CaseIterable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  var scale: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 0.001
    case .centi: 0.01
    case .deci: 0.1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1000
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }

  /// What it is written as before the letters of a unit.
  var letters: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
}

extension HKUnit {
  /// A unit by its letters, such as `mg/dL`, `count/min`, `mmol<180.1558800000541>/L` or `ml/kg*min`,
  /// where all that follows the line is below it.
  ///
  /// Of letters that mean none here it is one of its own kind, which has no other; Apple's raises an
  /// exception where they mean none there.
  public convenience init(from string: String) {
    let parts = string.split(separator: "/", maxSplits: 1).map { Self.product(of: $0) }
    switch (parts.first ?? nil, parts.dropFirst().first) {
    case (let unit?, nil): self.init(unit.kind, unit.scale)
    case (let upper?, let lower??):
      let unit = upper.unitDivided(by: lower)
      self.init(unit.kind, unit.scale)
    default: self.init(string)
    }
  }

  private static func product(of letters: Substring) -> HKUnit? {
    let factors = letters.filter { $0 != "(" && $0 != ")" }.split { $0 == "*" || $0 == "·" }
      .map { factor($0) }
    guard let first = factors.first else { return nil }
    return factors.dropFirst().reduce(first) { product, factor in
      product.flatMap { product in factor.map(product.unitMultiplied(by:)) }
    }
  }

  private static func factor(_ letters: Substring) -> HKUnit? {
    if let unit = named.first(where: { $0.0 == letters })?.1 { return unit }
    var mass: Double?
    var letters = letters
    if letters.last == ">", let start = letters.firstIndex(of: "<") {
      mass = Double(letters[letters.index(after: start)...].dropLast())
      letters = letters[..<start]
    }
    for prefix in HKMetricPrefix.allCases where letters.hasPrefix(prefix.letters) {
      switch letters.dropFirst(prefix.letters.count) {
      case "g": return gramUnit(with: prefix)
      case "m": return meterUnit(with: prefix)
      case "L", "l": return literUnit(with: prefix)
      case "J": return jouleUnit(with: prefix)
      case "s": return secondUnit(with: prefix)
      case "mol": if let mass { return moleUnit(with: prefix, molarMass: mass) }
      default: continue
      }
    }
    return nil
  }

  private static let named: [(String, HKUnit)] = [
    ("count", .count()), ("%", .percent()), ("mi", .mile()), ("ft", .foot()), ("lb", .pound()),
    ("kcal", .kilocalorie()), ("Cal", .largeCalorie()), ("cal", .smallCalorie()),
    ("min", .minute()), ("hr", .hour()), ("d", .day()), ("IU", .internationalUnit()),
    ("degC", .degreeCelsius()), ("mmHg", .millimeterOfMercury()),
  ]
}

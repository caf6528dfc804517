/// A number with a unit that is always valid: finite, and within the range of its type.
///
/// Literals (`let dose: Milligrams = 75`) trap if they are out of range, a programmer's error; so
/// does a literal in parentheses, `Milliliters(0)`. Use `init(_:)` for numbers from outside, which
/// returns `nil` instead.
public protocol Quantity: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number in the unit of the type's name.
  var value: Double { get }

  /// Creates a quantity; `nil` if the value is out of range.
  init?(_ value: Double)
}

extension Quantity {
  /// Creates a quantity from a literal; traps when it is out of range.
  public init(floatLiteral value: Double) {
    guard let quantity = Self(value) else {
      preconditionFailure("a literal is outside the range of its quantity")
    }
    self = quantity
  }

  /// Creates a quantity from a literal; traps when it is out of range.
  public init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }

  /// Compares the numbers.
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// A mass of caffeine in milligrams.
public struct Milligrams: Quantity {
  /// In mg, finite and ≥ 0.
  public let value: Double

  /// Creates a mass; `nil` for a negative or infinite value.
  public init?(_ value: Double) {
    guard value.isFinite, value >= 0 else { return nil }
    self.value = value
  }

  /// Creates a mass from a calculation; values below zero from rounding become zero.
  package init(clamping value: Double) {
    self.value = value > 0 ? min(value, .greatestFiniteMagnitude) : 0
  }

  /// No caffeine.
  public static let zero: Milligrams = 0

  /// The sum of two masses.
  public static func + (left: Milligrams, right: Milligrams) -> Milligrams {
    Milligrams(clamping: left.value + right.value)
  }

  /// Adds a mass to another in place.
  public static func += (left: inout Milligrams, right: Milligrams) { left = left + right }

  /// The mass times `factor`; a negative factor gives zero.
  public static func * (mass: Milligrams, factor: Double) -> Milligrams {
    Milligrams(clamping: mass.value * factor)
  }
}

extension Milligrams {
  /// The words for the unit, in lowercase.
  package static let unitWords: Set<String> = [
    "mg", "mgs", "milligram", "milligrams", "milligramm", "milligramme", "milligrammes",
    "milligrammo", "milligrammi", "milligramma", "milligrammaa", "miligram", "miligramy",
    "miligramů", "miligramów", "miligramo", "miligramos", "miligrama", "miligramas", "мг",
    "миллиграмм", "миллиграмма", "миллиграммов", "毫克", "ミリグラム", "밀리그램",
  ]
}

/// A concentration in blood plasma in milligrams per litre.
///
/// 1 µmol/L of caffeine is 0.19419 mg/L, as its molar mass is 194.19 g/mol.
public struct MilligramsPerLiter: Quantity {
  /// In mg/L, finite and ≥ 0.
  public let value: Double

  /// Creates a concentration; `nil` for a negative or infinite value.
  public init?(_ value: Double) {
    guard value.isFinite, value >= 0 else { return nil }
    self.value = value
  }

  init(clamping value: Double) { self.value = value > 0 ? min(value, .greatestFiniteMagnitude) : 0 }
}

/// A body weight in kilograms.
public struct Kilograms: Quantity {
  /// In kg, finite and > 0.
  public let value: Double

  /// Creates a weight; `nil` for zero, negative or infinite values.
  public init?(_ value: Double) {
    guard value.isFinite, value > 0 else { return nil }
    self.value = value
  }
}

/// A metric or US customary unit.
public enum VolumeUnit: Hashable, Sendable, CaseIterable {
  case milliliter, centiliter, deciliter, liter
  case fluidOunce, cup, pint, quart, gallon

  /// Finds the unit by a lower-case word, in English or Chinese; `nil` for any other.
  public init?(_ word: String) {
    switch word {
    case "ml", "milliliter", "milliliters", "millilitre", "millilitres", "毫升": self = .milliliter
    case "cl": self = .centiliter
    case "dl": self = .deciliter
    case "l", "liter", "liters", "litre", "litres", "升": self = .liter
    case "oz", "floz", "ounce", "ounces", "盎司": self = .fluidOunce
    case "cup", "cups": self = .cup
    case "pint", "pints": self = .pint
    case "quart", "quarts": self = .quart
    case "gallon", "gallons": self = .gallon
    default: return nil
    }
  }

  /// The millilitres of one unit; US customary units by NIST Handbook 44, appendix C.
  public var milliliters: Double {
    switch self {
    case .milliliter: 1
    case .centiliter: 10
    case .deciliter: 100
    case .liter: 1_000
    case .fluidOunce: 29.5735
    case .cup: 236.588
    case .pint: 473.176
    case .quart: 946.353
    case .gallon: 3_785.41
    }
  }

  /// The same where units are imperial: a pint of 20 fluid ounces (Weights and Measures Act 1985).
  package var imperialMilliliters: Double {
    switch self {
    case .milliliter, .centiliter, .deciliter, .liter, .cup: milliliters
    case .fluidOunce: 28.4130625
    case .pint: 568.26125
    case .quart: 1_136.5225
    case .gallon: 4_546.09
    }
  }
}

/// A volume of drink in millilitres.
public struct Milliliters: Quantity {
  /// In ml, finite and > 0.
  public let value: Double

  /// Creates a volume; `nil` for zero, negative or infinite values.
  public init?(_ value: Double) {
    guard value.isFinite, value > 0 else { return nil }
    self.value = value
  }

  /// Converts a volume from another unit; `nil` for zero, negative or infinite values.
  ///
  /// Ounces, pints, quarts and gallons are imperial in the United Kingdom and Ireland, and US
  /// customary elsewhere.
  public init?(_ count: Double, _ unit: VolumeUnit, in region: Region? = nil) {
    let isImperial = region?.code == "GB" || region?.code == "IE"
    self.init(count * (isImperial ? unit.imperialMilliliters : unit.milliliters))
  }

  /// Converts to another unit without rounding: 355 ml are 12.0039 fl oz.
  public func count(of unit: VolumeUnit) -> Double { value / unit.milliliters }
}

/// The time in which the body clears half of its caffeine.
///
/// Healthy adults range from 1.5 to 9.5 h with a mean of about 5 h (Institute of Medicine 2001,
/// *Caffeine for the Sustainment of Mental Task Performance*, chapter 2). Late pregnancy raises it
/// above 10 h (Knutti 1982), fluvoxamine to 56 h (Culm-Merdek 2005), and factors multiply. The
/// range of the type is wider and only keeps dates representable.
public struct HalfLife: Quantity {
  /// In hours, from 1e-6 to 1e6.
  public let value: Double

  /// Creates a half-life; `nil` outside of 1e-6 to 1e6 hours.
  public init?(_ hours: Double) {
    guard (1e-6...1e6).contains(hours) else { return nil }
    value = hours
  }

  /// The mean of healthy adults: 5 h (Institute of Medicine 2001).
  public static let standard: HalfLife = 5

  /// The half-life times a positive factor, such as a personal one.
  public static func * (halfLife: HalfLife, factor: Double) -> HalfLife {
    HalfLife(clamping: halfLife.value * factor)
  }

  private init(clamping hours: Double) { value = min(max(hours, 1e-6), 1e6) }
}

/// The first-order rate constant kₐ of absorption from gut to blood.
///
/// Published values range from 1.29/h (capsules) to 3.96/h (gum) in Kamimori 2002
/// (doi:10.1016/S0378-5173(01)00958-9), with 2.18/h in Gaohua 2012 and 4.27/h in Lee 2015.
public struct AbsorptionRate: Quantity {
  /// In 1/h, from 1e-6 to 1e6.
  public let value: Double

  /// Creates a rate; `nil` outside of 1e-6 to 1e6 per hour.
  public init?(_ perHour: Double) {
    guard (1e-6...1e6).contains(perHour) else { return nil }
    value = perHour
  }

  /// 4.6/h: with a half-life of 5 h the peak is 47 minutes after a drink, within the 30 to 80
  /// minutes measured for solutions and coffee (Blanchard & Sawers 1983, Liguori 1997, White 2016).
  public static let standard: AbsorptionRate = 4.6

  /// 2/h for tablets and capsules: a peak after 86 minutes; 84 to 120 were measured (Kamimori
  /// 2002).
  public static let tablet: AbsorptionRate = 2

  /// 1.5/h for chocolate and soft drinks: a peak after 105 minutes; 1.5 to 2 hours were measured
  /// (Mumford 1996), but 39 minutes for cola (Liguori 1997).
  public static let sweet: AbsorptionRate = 1.5
}

/// The fraction of a dose that reaches the blood.
///
/// Measured as 1.083 ± 0.036 against an intravenous dose (Blanchard & Sawers 1983,
/// doi:10.1007/BF00613933): for caffeine effectively all of it.
public struct Bioavailability: Quantity {
  /// Greater than 0 and at most 2.
  public let value: Double

  /// Creates a fraction; `nil` unless above 0 and at most 2.
  public init?(_ value: Double) {
    guard value > 0, value <= 2 else { return nil }
    self.value = value
  }

  /// The whole dose.
  public static let complete: Bioavailability = 1
}

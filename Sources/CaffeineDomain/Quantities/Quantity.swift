/// A number with a unit that is valid by construction: finite, and inside the range of its type.
///
/// Literals make quantities in code (`let dose: Milligrams = 75`) and trap when they are out of
/// range, since that is the programmer's error; a literal in parentheses, `Milliliters(0)`, is that
/// form too. Numbers from outside go through `init(_:)`, which answers `nil` instead.
public protocol Quantity: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number in the unit that gives the type its name.
  var value: Double { get }

  /// A quantity of `value` units, or `nil` when no such quantity exists.
  init?(_ value: Double)
}

extension Quantity {
  /// A quantity written in code; traps when it is out of range.
  public init(floatLiteral value: Double) {
    guard let quantity = Self(value) else {
      preconditionFailure("a literal is outside the range of its quantity")
    }
    self = quantity
  }

  /// A quantity written in code; traps when it is out of range.
  public init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }

  /// Orders by the number.
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// A mass of caffeine in milligrams: finite and never negative.
public struct Milligrams: Quantity {
  /// The mass in mg, finite and ≥ 0.
  public let value: Double

  /// A mass of `value` mg, or `nil` when that is negative or not finite.
  public init?(_ value: Double) {
    guard value.isFinite, value >= 0 else { return nil }
    self.value = value
  }

  /// The mass nearest to a computed `value` in mg: rounding that fell below zero counts as zero.
  package init(clamping value: Double) {
    self.value = value > 0 ? min(value, .greatestFiniteMagnitude) : 0
  }

  /// No caffeine.
  public static let zero: Milligrams = 0

  /// The two masses together.
  public static func + (left: Milligrams, right: Milligrams) -> Milligrams {
    Milligrams(clamping: left.value + right.value)
  }

  /// Adds `right` to `left`.
  public static func += (left: inout Milligrams, right: Milligrams) { left = left + right }

  /// The mass taken `factor` times; a negative factor gives zero.
  public static func * (mass: Milligrams, factor: Double) -> Milligrams {
    Milligrams(clamping: mass.value * factor)
  }
}

/// A concentration in blood plasma, in milligrams per litre: finite and never negative.
///
/// One µmol/L of caffeine is 0.19419 mg/L, its molar mass being 194.19 g/mol.
public struct MilligramsPerLiter: Quantity {
  /// The concentration in mg/L, finite and ≥ 0.
  public let value: Double

  /// A concentration of `value` mg/L, or `nil` when that is negative or not finite.
  public init?(_ value: Double) {
    guard value.isFinite, value >= 0 else { return nil }
    self.value = value
  }

  init(clamping value: Double) { self.value = value > 0 ? min(value, .greatestFiniteMagnitude) : 0 }
}

/// The weight of a body in kilograms: finite and above zero.
public struct Kilograms: Quantity {
  /// The weight in kg, finite and > 0.
  public let value: Double

  /// A weight of `value` kg, or `nil` when that is not above zero or not finite.
  public init?(_ value: Double) {
    guard value.isFinite, value > 0 else { return nil }
    self.value = value
  }
}

/// A unit that volumes are written in.
public enum VolumeUnit: Hashable, Sendable, CaseIterable {
  case milliliter, centiliter, deciliter, liter
  case fluidOunce, cup, pint, quart, gallon

  /// The unit that a word in small letters names, in English or Chinese; `nil` for any other.
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

  /// How many millilitres it holds; those of the US customary units are from NIST Handbook 44,
  /// appendix C.
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
}

/// A volume of drink in millilitres: finite and above zero.
public struct Milliliters: Quantity {
  /// The volume in ml, finite and > 0.
  public let value: Double

  /// A volume of `value` ml, or `nil` when that is not above zero or not finite.
  public init?(_ value: Double) {
    guard value.isFinite, value > 0 else { return nil }
    self.value = value
  }

  /// A volume of so many of a unit, or `nil` when it is not above zero or not finite.
  public init?(_ count: Double, _ unit: VolumeUnit) { self.init(count * unit.milliliters) }

  /// The volume in that unit, unrounded: 355 ml are 12.0039 fl oz.
  public func count(of unit: VolumeUnit) -> Double { value / unit.milliliters }
}

/// The time in which the body clears half of the caffeine it holds.
///
/// Healthy adults range from 1.5 to 9.5 h with a mean of about 5 h (Institute of Medicine 2001,
/// *Caffeine for the Sustainment of Mental Task Performance*, chapter 2). Late pregnancy takes it
/// past 10 h (Knutti 1982), fluvoxamine to 56 h (Culm-Merdek 2005), and they multiply; the range
/// kept here only keeps instants representable.
public struct HalfLife: Quantity {
  /// The half-life in hours, from 1e-6 to 1e6.
  public let value: Double

  /// A half-life of that many hours, or `nil` outside 1e-6…1e6.
  public init?(_ hours: Double) {
    guard (1e-6...1e6).contains(hours) else { return nil }
    value = hours
  }

  /// The mean of healthy adults: 5 h (Institute of Medicine 2001).
  public static let standard: HalfLife = 5

  /// This half-life stretched by a positive factor, as personal factors do.
  public static func * (halfLife: HalfLife, factor: Double) -> HalfLife {
    HalfLife(clamping: halfLife.value * factor)
  }

  private init(clamping hours: Double) { value = min(max(hours, 1e-6), 1e6) }
}

/// How fast caffeine passes from the gut into the blood: the first-order rate constant kₐ.
///
/// Published values reach from 1.29/h (capsules) to 3.96/h (gum) in Kamimori 2002
/// (doi:10.1016/S0378-5173(01)00958-9), 2.18/h in Gaohua 2012 and 4.27/h in Lee 2015.
public struct AbsorptionRate: Quantity {
  /// The rate constant in 1/h, from 1e-6 to 1e6.
  public let value: Double

  /// A rate constant of that many per hour, or `nil` outside 1e-6…1e6.
  public init?(_ perHour: Double) {
    guard (1e-6...1e6).contains(perHour) else { return nil }
    value = perHour
  }

  /// 4.6/h, which with a half-life of 5 h peaks 47 minutes after a drink, inside the 30 to 80
  /// minutes measured for solutions and coffee (Blanchard & Sawers 1983, Liguori 1997, White 2016).
  public static let standard: AbsorptionRate = 4.6

  /// 2/h for tablets and capsules, 86 minutes: 84 to 120 measured (Kamimori 2002).
  public static let tablet: AbsorptionRate = 2

  /// 1.5/h for chocolate and soft drinks, 105 minutes: 1.5 to 2 hours measured (Mumford 1996; for cola
  /// Liguori 1997 has 39 minutes).
  public static let sweet: AbsorptionRate = 1.5
}

/// The share of a dose that reaches the blood.
///
/// 1.083 ± 0.036 was measured against an intravenous dose (Blanchard & Sawers 1983,
/// doi:10.1007/BF00613933): for caffeine it is all of it.
public struct Bioavailability: Quantity {
  /// The share, > 0 and at most 2.
  public let value: Double

  /// A share of `value`, or `nil` when that is not above zero and at most 2.
  public init?(_ value: Double) {
    guard value > 0, value <= 2 else { return nil }
    self.value = value
  }

  /// All of the dose.
  public static let complete: Bioavailability = 1
}

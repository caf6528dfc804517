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
  public init?(_ count: Double, _ unit: VolumeUnit) {
    self.init(count * unit.milliliters)
  }

  /// The volume in that unit, unrounded: 355 ml are 12.0039 fl oz.
  public func count(of unit: VolumeUnit) -> Double { value / unit.milliliters }
}

/// What is measured.
open class HKObjectType: NSObject {
  public let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
  }

  open override var hash: Int { identifier.hashValue }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }

  public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier)
    -> HKQuantityType?
  { HKQuantityType(identifier) }
  public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier)
    -> HKCategoryType?
  { HKCategoryType(identifier) }
  public class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutType") }
  public class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType("HKActivitySummaryType")
  }
}

open class HKSampleType: HKObjectType {}
public final class HKWorkoutType: HKSampleType {}
public final class HKActivitySummaryType: HKObjectType {}

/// Something that is measured by a number.
public final class HKQuantityType: HKSampleType {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }
}

/// Something that is one of a few.
public final class HKCategoryType: HKSampleType {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) }
}

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  private static func named(_ name: String) -> Self {
    Self(rawValue: "HKQuantityTypeIdentifier\(name)")
  }

  public static let stepCount = named("StepCount")
  public static let distanceWalkingRunning = named("DistanceWalkingRunning")
  public static let distanceCycling = named("DistanceCycling")
  public static let distanceSwimming = named("DistanceSwimming")
  public static let flightsClimbed = named("FlightsClimbed")
  public static let activeEnergyBurned = named("ActiveEnergyBurned")
  public static let basalEnergyBurned = named("BasalEnergyBurned")
  public static let appleExerciseTime = named("AppleExerciseTime")
  public static let appleStandTime = named("AppleStandTime")
  public static let heartRate = named("HeartRate")
  public static let restingHeartRate = named("RestingHeartRate")
  public static let walkingHeartRateAverage = named("WalkingHeartRateAverage")
  public static let heartRateVariabilitySDNN = named("HeartRateVariabilitySDNN")
  public static let oxygenSaturation = named("OxygenSaturation")
  public static let respiratoryRate = named("RespiratoryRate")
  public static let vo2Max = named("VO2Max")
  public static let bodyMass = named("BodyMass")
  public static let bodyMassIndex = named("BodyMassIndex")
  public static let bodyFatPercentage = named("BodyFatPercentage")
  public static let height = named("Height")
  public static let bodyTemperature = named("BodyTemperature")
  public static let bloodGlucose = named("BloodGlucose")
  public static let insulinDelivery = named("InsulinDelivery")
  public static let dietaryWater = named("DietaryWater")
  public static let dietaryCaffeine = named("DietaryCaffeine")
  public static let dietaryEnergyConsumed = named("DietaryEnergyConsumed")
  public static let dietaryCarbohydrates = named("DietaryCarbohydrates")
  public static let dietaryProtein = named("DietaryProtein")
  public static let dietaryFatTotal = named("DietaryFatTotal")
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
  public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
}

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
  /// A unit by its letters, such as `count/min`; traps where they mean none, as Apple's does.
  public convenience init(from string: String) {
    let parts = string.split(separator: "/").map { letters in
      Self.named.first { $0.0 == letters }?.1
    }
    guard let first = parts.first, let first, parts.count <= 2 else {
      preconditionFailure("There is no unit “\(string)”.")
    }
    guard parts.count == 2 else {
      self.init(first.kind, first.scale)
      return
    }
    guard let unit = parts[1].map(first.unitDivided(by:)) else {
      preconditionFailure("There is no unit “\(string)”.")
    }
    self.init(unit.kind, unit.scale)
  }
  private static let named: [(String, HKUnit)] = [
    ("count", .count()), ("%", .percent()), ("m", .meter()), ("km", .meterUnit(with: .kilo)),
    ("cm", .meterUnit(with: .centi)), ("mi", .mile()), ("ft", .foot()), ("g", .gram()),
    ("kg", .gramUnit(with: .kilo)), ("mg", .gramUnit(with: .milli)), ("lb", .pound()),
    ("L", .liter()), ("l", .liter()), ("mL", .literUnit(with: .milli)),
    ("ml", .literUnit(with: .milli)), ("J", .joule()), ("kcal", .kilocalorie()),
    ("Cal", .largeCalorie()), ("cal", .smallCalorie()), ("s", .second()), ("min", .minute()),
    ("hr", .hour()), ("d", .day()),
  ]

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
public enum HKMetricPrefix: Int, Hashable, Sendable {
  case none, milli, centi, deci, kilo

  var scale: Double {
    switch self {
    case .none: 1
    case .milli: 0.001
    case .centi: 0.01
    case .deci: 0.1
    case .kilo: 1000
    }
  }
}

/// A number with its unit.
public final class HKQuantity: Sendable {
  private let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  public func `is`(compatibleWith unit: HKUnit) -> Bool { unit.kind == self.unit.kind }

  /// The number in another unit of the same kind; not a number in one of another kind.
  public func doubleValue(for unit: HKUnit) -> Double {
    `is`(compatibleWith: unit) ? value * self.unit.scale / unit.scale : .nan
  }
}

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

/// What somebody trained; there is none here.
public final class HKWorkout: HKSample {
  public let workoutActivityType: HKWorkoutActivityType = .other
  public let duration: TimeInterval = 0
  public var totalEnergyBurned: HKQuantity? { nil }
  public var totalDistance: HKQuantity? { nil }
}

/// A kind of training, with Apple's numbers.
public enum HKWorkoutActivityType: UInt, Hashable, Sendable {
  case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling
  case boxing, climbing, cricket, crossTraining, curling, cycling, dance, danceInspiredTraining
  case elliptical, equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics
  case handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody
  case mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball
  case rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
  case stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField
  case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports
  case wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
  case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs
  case stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling
  case discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown
  case swimBikeRun = 82, transition, underwaterDiving
  case other = 3000
}

public let mineHealthKit = "HealthKit"

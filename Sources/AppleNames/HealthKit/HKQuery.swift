/// A question; each is answered by an error.
open class HKQuery: NSObject {
  /// Hands the query and an error to whoever asked.
  let failed: (HKQuery, any Error) -> Void

  init(failed: @escaping (HKQuery, any Error) -> Void) {
    self.failed = failed
  }

  public class func predicateForSamples(
    withStart start: Date?, end: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
  public class func predicate(
    forActivitySummariesBetweenStart start: DateComponents, end: DateComponents
  )
    -> NSPredicate
  { NSPredicate(value: false) }
  public class func predicateForActivitySummary(with components: DateComponents) -> NSPredicate {
    NSPredicate(value: false)
  }
}

public struct HKQueryOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let strictStartDate = HKQueryOptions(rawValue: 1 << 0)
  public static let strictEndDate = HKQueryOptions(rawValue: 1 << 1)
}

public struct HKStatisticsOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
  public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
  public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
  public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
}

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// What many numbers are together; nobody makes one here.
public final class HKStatistics {
  public let startDate: Date
  public let endDate: Date

  private init() {
    (startDate, endDate) = (.distantPast, .distantPast)
  }

  public func sumQuantity() -> HKQuantity? { nil }
  public func averageQuantity() -> HKQuantity? { nil }
  public func minimumQuantity() -> HKQuantity? { nil }
  public func maximumQuantity() -> HKQuantity? { nil }
  public func mostRecentQuantity() -> HKQuantity? { nil }
}

/// What numbers are together in each of several spans; nobody makes one here.
public final class HKStatisticsCollection {
  private init() {}

  public func enumerateStatistics(
    from start: Date, to end: Date,
    with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  public func statistics() -> [HKStatistics] { [] }
  public func statistics(for date: Date) -> HKStatistics? { nil }
}

/// How far somebody got with their rings; nobody makes one here.
public final class HKActivitySummary {
  private init() {}

  public var activeEnergyBurned: HKQuantity { HKQuantity(unit: .kilocalorie(), doubleValue: 0) }
  public var activeEnergyBurnedGoal: HKQuantity { activeEnergyBurned }
  public var appleExerciseTime: HKQuantity { HKQuantity(unit: .minute(), doubleValue: 0) }
  public var appleExerciseTimeGoal: HKQuantity { appleExerciseTime }
  public var appleStandHours: HKQuantity { HKQuantity(unit: .count(), doubleValue: 0) }
  public var appleStandHoursGoal: HKQuantity { appleStandHours }
}

public final class HKSampleQuery: HKQuery {
  @preconcurrency
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    super.init { query, error in
      if let query = query as? HKSampleQuery { resultsHandler(query, nil, error) }
    }
  }
}

public final class HKStatisticsQuery: HKQuery {
  @preconcurrency
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler:
      @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    super.init { query, error in
      if let query = query as? HKStatisticsQuery { handler(query, nil, error) }
    }
  }
}

public final class HKStatisticsCollectionQuery: HKQuery {
  /// Called with an error.
  public var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  public var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    super.init { query, error in
      if let query = query as? HKStatisticsCollectionQuery {
        query.initialResultsHandler?(query, nil, error)
      }
    }
  }
}

public final class HKActivitySummaryQuery: HKQuery {
  @preconcurrency
  public init(
    predicate: NSPredicate?,
    resultsHandler handler:
      @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  ) {
    super.init { query, error in
      if let query = query as? HKActivitySummaryQuery { handler(query, nil, error) }
    }
  }
}

public final class HKObserverQuery: HKQuery {
  @preconcurrency
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    super.init { query, error in
      if let query = query as? HKObserverQuery { updateHandler(query, {}, error) }
    }
  }
}

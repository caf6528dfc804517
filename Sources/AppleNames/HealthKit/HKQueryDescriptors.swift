/// A question that is asked with `await`; each is answered by an error.
public protocol HKAsyncQuery {
  associatedtype Output

  func result(for healthStore: HKHealthStore) async throws -> Output
}

/// Which samples a question is about.
public struct HKSamplePredicate<Sample: HKSample> {
  public static func sample(
    type: HKSampleType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKSample> where Sample == HKSample { HKSamplePredicate<HKSample>() }
  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> where Sample == HKQuantitySample {
    HKSamplePredicate<HKQuantitySample>()
  }
  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> where Sample == HKCategorySample {
    HKSamplePredicate<HKCategorySample>()
  }
}

/// Asks for samples.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {}

  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// Asks what many numbers are together.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}

  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// Asks what numbers are together in each of several spans.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery {
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
    intervalComponents: DateComponents
  ) {}

  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// Why there are no data.
public struct HKError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case errorHealthDataUnavailable = 1
    case errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
    case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
    case errorNoData = 11
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

extension HKError: LocalizedError {
  public var errorDescription: String? { "Health data are not available." }
}

/// Whether a program may write something.
public enum HKAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

/// How often a program is told of what is new.
public enum HKUpdateFrequency: Int, Hashable, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}

/// What people have measured of themselves: that is not available.
public final class HKHealthStore: NSObject, Sendable {
  public class func isHealthDataAvailable() -> Bool { false }

  public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    .sharingDenied
  }

  @preconcurrency
  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { throw HKError(.errorHealthDataUnavailable) }

  /// Fails at once.
  public func execute(_ query: HKQuery) {
    query.failed(query, HKError(.errorHealthDataUnavailable))
  }
  public func stop(_ query: HKQuery) {}

  @preconcurrency
  public func save(
    _ object: HKSample, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  public func save(_ object: HKSample) async throws { throw HKError(.errorHealthDataUnavailable) }

  @preconcurrency
  public func save(
    _ objects: [HKSample],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  public func save(_ objects: [HKSample]) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  @preconcurrency
  public func delete(
    _ object: HKSample, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  public func delete(_ object: HKSample) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }

  @preconcurrency
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
}

/// Something that was measured.
open class HKSample: NSObject {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  public let uuid = UUID()
  public let metadata: [String: Any]?

  init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
    self.metadata = metadata
    sampleType = type
    startDate = start
    endDate = end
  }
}

/// A number that was measured.
public final class HKQuantitySample: HKSample {
  public let quantity: HKQuantity
  public var quantityType: HKQuantityType? { sampleType as? HKQuantityType }

  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date,
    metadata: [String: Any]? = nil
  ) {
    self.quantity = quantity
    super.init(type: type, start: start, end: end, metadata: metadata)
  }
}

/// One of a few, such as a part of sleep.
public final class HKCategorySample: HKSample {
  public let value: Int

  public init(
    type: HKCategoryType, value: Int, start: Date, end: Date,
    metadata: [String: Any]? = nil
  ) {
    self.value = value
    super.init(type: type, start: start, end: end, metadata: metadata)
  }
}

public enum HKCategoryValueSleepAnalysis: Int, Hashable, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}

// Nothing here feels anybody move: steps, activities and height are not available.
@_exported public import Foundation

public enum CMAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// `CMErrorDomain`, the domain of what goes wrong.
public let CMErrorDomain = "CMErrorDomain"
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)

/// A number of an error.
public struct CMError: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  static var notAvailable: NSError {
    NSError(
      domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAvailable.rawValue),
      userInfo: [NSLocalizedDescriptionKey: "Motion is not available."])
  }
}

/// How far somebody walked; nobody makes one here.
public final class CMPedometerData: NSObject {
  public let startDate: Date
  public let endDate: Date
  public let numberOfSteps: NSNumber
  public let distance: NSNumber?
  public let floorsAscended: NSNumber?
  public let floorsDescended: NSNumber?

  private init?(nobody: Never) { nil }
}

/// Counts steps; it cannot.
open class CMPedometer: NSObject {
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  /// Fails at once.
  @preconcurrency
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) { handler(nil, CMError.notAvailable) }
  /// Fails at once.
  @preconcurrency
  open func startUpdates(
    from start: Date,
    withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) { handler(nil, CMError.notAvailable) }
  open func stopUpdates() {}
}

/// What somebody does; nobody makes one here.
public final class CMMotionActivity: NSObject {
  public let startDate: Date
  public let stationary, walking, running, automotive, cycling, unknown: Bool

  private init?(nobody: Never) { nil }
}

/// Says what somebody does; it cannot.
open class CMMotionActivityManager: NSObject {
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  /// Fails at once.
  @preconcurrency
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
  ) { handler(nil, CMError.notAvailable) }
  open func stopActivityUpdates() {}
}

import FoundationGaps

public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int, Hashable, Sendable { case fullAccuracy, reducedAccuracy }

public struct CLError: Error, Hashable, Sendable {
  /// Seven codes with Apple's numbers; a manager here only fails with `denied`.
  public enum Code: Int, Hashable, Sendable {
    case locationUnknown, denied, network, headingFailure
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult, geocodeCanceled

    public static func ~= (code: Self, error: any Swift.Error) -> Bool {
      (error as? CLError)?.code == code
    }
  }

  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }

  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
}

extension CLError: LocalizedError {
  public var errorDescription: String? {
    code == .denied ? "Nothing here knows where the device is." : "The place is not known."
  }
}

public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

// A delegate may leave them out, as with Apple's.
extension CLLocationManagerDelegate {
  /// Never called: no location is ever available.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Calls the older delegate method, from before iOS 14.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
}

/// The location is unavailable here: every request is denied.
open class CLLocationManager: NSObject {
  /// Told on the main queue as soon as it is set that access is denied.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      later { [weak self] in
        if let self { delegate?.locationManagerDidChangeAuthorization(self) }
      }
    }
  }
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false

  open var authorizationStatus: CLAuthorizationStatus { .denied }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// Always `nil`: the device's location is unavailable.
  open var location: CLLocation? { nil }

  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  open class func locationServicesEnabled() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  /// Has no effect, as with Apple's after the person has denied access.
  open func requestWhenInUseAuthorization() {}
  /// Has no effect, as with Apple's after the person has denied access.
  open func requestAlwaysAuthorization() {}
  /// Fails: the delegate receives the error later, on the main queue.
  open func requestLocation() { fail() }
  /// Fails: the delegate receives the error later, on the main queue.
  open func startUpdatingLocation() { fail() }
  /// - Effect: none; nothing was begun.
  open func stopUpdatingLocation() {}
  /// Fails: the delegate receives the error later, on the main queue.
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// - Effect: none; nothing was begun.
  open func stopMonitoringSignificantLocationChanges() {}

  private func fail() {
    later { [weak self] in
      if let self { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    }
  }
}

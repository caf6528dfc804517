import FoundationGaps

/// Whether a program may know where the device is.
public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly a program may know where the device is.
public enum CLAccuracyAuthorization: Int, Hashable, Sendable { case fullAccuracy, reducedAccuracy }

/// What somebody does who moves.
public enum CLActivityType: Int, Hashable, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Why there is no place.
public struct CLError: Error, Hashable, Sendable {
  /// Apple's numbers of seven codes; a manager here fails with `denied` alone.
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

/// What is told of places.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

// A delegate need not have them, as at Apple's.
extension CLLocationManagerDelegate {
  /// Never called: there is no place to tell.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Nothing, for who does not want to know.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Nothing, for who does not want to know.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Tells it by the name of before iOS 14.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
}

/// Asks where the device is, which nothing here knows: every question is denied.
open class CLLocationManager: NSObject {
  /// Told on the main queue, as soon as it is set, that asking is denied.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      later { [weak self] in
        if let self { delegate?.locationManagerDidChangeAuthorization(self) }
      }
    }
  }
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false

  open var authorizationStatus: CLAuthorizationStatus { .denied }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// Where the device is: nobody knows.
  open var location: CLLocation? { nil }

  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  open class func locationServicesEnabled() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  /// Nothing changes, as at Apple's where asking has been denied before.
  open func requestWhenInUseAuthorization() {}
  /// Nothing changes, as at Apple's where asking has been denied before.
  open func requestAlwaysAuthorization() {}
  /// Fails: the delegate is told so later, on the main queue.
  open func requestLocation() { fail() }
  /// Fails: the delegate is told so later, on the main queue.
  open func startUpdatingLocation() { fail() }
  /// - Effect: none; nothing was begun.
  open func stopUpdatingLocation() {}
  /// Fails: the delegate is told so later, on the main queue.
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// - Effect: none; nothing was begun.
  open func stopMonitoringSignificantLocationChanges() {}

  private func fail() {
    later { [weak self] in
      if let self { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    }
  }
}

/// What the system tells of the device's place: once, that it may not be known.
public struct CLLocationUpdate {
  public typealias Updates = AsyncThrowingStream<CLLocationUpdate, any Error>

  /// How a person moves.
  public enum LiveConfiguration: Int, Hashable, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  public var location: CLLocation? { nil }
  public var authorizationDenied: Bool { true }
  public var stationary: Bool { false }
  public var isStationary: Bool { false }

  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates { continuation in
      continuation.yield(CLLocationUpdate())
      continuation.finish()
    }
  }
}

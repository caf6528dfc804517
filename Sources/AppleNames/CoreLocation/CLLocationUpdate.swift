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

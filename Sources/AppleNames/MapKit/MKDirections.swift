/// How somebody goes.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
  public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Asks for a way: that always fails.
open class MKDirections: NSObject {
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var departureDate: Date?
    open var arrivalDate: Date?
    open var requestsAlternateRoutes = false
  }

  /// Ways; nobody makes one here.
  open class Response: NSObject {
    public let routes: [MKRoute]
    init?(nobody: Never) { nil }
  }

  /// How long a way takes; nobody makes one here.
  open class ETAResponse: NSObject {
    public let expectedTravelTime: TimeInterval
    public let distance: CLLocationDistance
    public let expectedArrivalDate: Date
    public let expectedDepartureDate: Date
    init?(nobody: Never) { nil }
  }

  public init(request: Request) {}

  @preconcurrency
  open func calculate(
    completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void
  ) { completionHandler(nil, MKError(.serverFailure)) }
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  @preconcurrency
  open func calculateETA(
    completionHandler: @escaping @Sendable (ETAResponse?, (any Error)?) -> Void
  ) { completionHandler(nil, MKError(.serverFailure)) }
  open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
  open func cancel() {}
}

/// A way; nobody makes one here.
open class MKRoute: NSObject {
  public let name: String
  public let distance: CLLocationDistance
  public let expectedTravelTime: TimeInterval
  init?(nobody: Never) { nil }
}

/// How far a region reaches, in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the Earth.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// So many metres from south to north and from west to east, on a ball of the Earth's mean radius.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    // Source: the mean radius R₁ of the IUGG, as in `CLLocation.distance(from:)`.
    let metersOfDegree = 2 * Double.pi * 6_371_008.8 / 360
    let narrowing = max(cos(center.latitude * .pi / 180), 1e-6)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / metersOfDegree, 180),
        longitudeDelta: min(longitudinalMeters / (metersOfDegree * narrowing), 360)))
  }
}

/// Why there is no map.
public struct MKError: Error, LocalizedError, Hashable, Sendable {
  public enum Code: UInt, Hashable, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorDescription: String? { "There are no maps." }
}

public enum MKMapType: UInt, Hashable, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Which places a map shows.
public final class MKPointOfInterestFilter: NSObject, Sendable {
  public static let includingAll = MKPointOfInterestFilter()
  public static let excludingAll = MKPointOfInterestFilter()
}

/// Draws maps; it always fails.
open class MKMapSnapshotter: NSObject {
  public init(options: Options) {}

  /// What to draw.
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var mapType = MKMapType.standard
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsBuildings = true
    open var traitCollection = UITraitCollection(userInterfaceStyle: .unspecified)
  }

  /// A drawn map; nobody makes one here.
  open class Snapshot: NSObject {
    public let image: UIImage

    init?(nobody: Never) { nil }

    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  open var isLoading: Bool { false }
  /// Fails at once.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Fails at once.
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) { completionHandler(nil, MKError(.serverFailure)) }
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  open func cancel() {}
}

/// A place with an address, as far as it was said.
open class MKPlacemark: CLPlacemark {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
  }
}

/// A place of a map.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var url: URL?
  open var phoneNumber: String?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
  }

  /// Nobody knows where the device is: a place without one.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }
  open var isCurrentLocation: Bool { !CLLocationCoordinate2DIsValid(placemark.coordinate) }

  /// No: nothing opens maps.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// Searches for places; it always fails.
open class MKLocalSearch: NSObject {
  public init(request: Request) {}

  /// What to search for.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
  }

  /// What was found; nobody makes one here.
  open class Response: NSObject {
    public let mapItems: [MKMapItem]

    init?(nobody: Never) { nil }
  }

  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func start() async throws -> Response { throw MKError(.serverFailure) }
}

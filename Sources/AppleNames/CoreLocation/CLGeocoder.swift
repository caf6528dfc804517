import FoundationGaps

/// What a place is called: only a ``CLGeocoder`` makes one, which fails here, so there is none.
open class CLPlacemark: NSObject {
  private override init() {}

  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var timeZone: TimeZone? { nil }
}

/// Looks up places by names and names by places: there is no service to ask, so it always fails, later.
open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { later { completionHandler(nil, CLError(.network)) } }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale: Locale?,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { later { completionHandler(nil, CLError(.network)) } }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func geocodeAddressString(
    _ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { later { completionHandler(nil, CLError(.network)) } }
  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  /// Nothing: each request has failed by then, or does so all the same.
  open func cancelGeocode() {}
}

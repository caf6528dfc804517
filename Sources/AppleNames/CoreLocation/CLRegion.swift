/// A part of the Earth to enter or to leave; nobody is told of it.
open class CLRegion: NSObject {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(named identifier: String) {
    self.identifier = identifier
  }
}

/// A circle around a place.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(named: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
      .distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
  }
}

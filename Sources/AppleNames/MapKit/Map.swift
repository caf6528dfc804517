/// A map in a view: an empty surface, as in a widget elsewhere, whatever it is told to show.
@MainActor @preconcurrency
public struct Map<Content>: View {
  public var body: some View {
    Rectangle().fill(.quaternary)
  }
}

extension Map {
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
  ) where Content: MapContent {}
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
  ) where Content: MapContent {}
  public init(
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
  ) where Content: MapContent {}
}

extension Map where Content == EmptyMapContent {
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all
  ) {}
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all
  ) {}
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) {}
}

/// How a person may move a map.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = MapInteractionModes(rawValue: 1 << 0)
  public static let zoom = MapInteractionModes(rawValue: 1 << 1)
  public static let pitch = MapInteractionModes(rawValue: 1 << 2)
  public static let rotate = MapInteractionModes(rawValue: 1 << 3)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Where a map may be looked at from.
public struct MapCameraBounds: Sendable {
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// Where a map is looked at from.
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance, heading, pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }
}

/// What part of a map is seen.
public struct MapCameraPosition: Sendable {
  public let region: MKCoordinateRegion?
  public let camera: MapCamera?

  public static let automatic = MapCameraPosition(region: nil, camera: nil)
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region, camera: nil)
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(region: nil, camera: camera)
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
}

/// Something on a map, which is not drawn.
public protocol MapContent {}

/// Nothing on a map.
public struct EmptyMapContent: MapContent {}

/// Several things on a map.
public struct TupleMapContent<Content>: MapContent {}

extension ForEach: MapContent where Content: MapContent {}
extension Optional: MapContent where Wrapped: MapContent {}

@resultBuilder
public enum MapContentBuilder {
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent<(repeat each Content)> { TupleMapContent() }
  public static func buildOptional<Content: MapContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: MapContent>(first: First) -> TupleMapContent<Never> {
    TupleMapContent()
  }
  public static func buildEither<Second: MapContent>(second: Second) -> TupleMapContent<Never> {
    TupleMapContent()
  }
}

/// A balloon at a place.
public struct Marker: MapContent {
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
  public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  public init(
    _ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D
  ) {}

  public func tint(_ color: Color?) -> Marker { self }
}

/// A view at a place.
public struct Annotation<Content: View>: MapContent {
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
}

/// A line along places.
public struct MapPolyline: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}

  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> MapPolyline { self }
}

/// Where the person is.
public struct UserAnnotation: MapContent {
  public init() {}
}

/// How a map looks.
public struct MapStyle: Sendable {
  public static let standard = MapStyle()
  public static let hybrid = MapStyle()
  public static let imagery = MapStyle()
}

extension View {
  /// Nothing: a map is an empty surface.
  public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Nothing: a map is an empty surface.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}

/// Colours that pass into each other.
///
/// As a style of its own a gradient runs from the top down; along a gauge from its start.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place: 0 is the start of the gradient, 1 its end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in the order of their places.
  public var stops: [Stop]

  /// Creates a gradient from colours and their places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colours at the same distance from each other.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient {
  /// The gradient in a geometry, with its colours as they are in an environment.
  func paint(_ geometry: GradientPaint.Geometry, in environment: EnvironmentValues) -> Paint {
    let stops = self.stops.map { stop in
      GradientPaint.Stop(
        location: stop.location.isNaN ? 0 : stop.location.native,
        color: stop.color.paint(in: environment).representative)
    }
    return Paint(
      kind: .gradient(
        GradientPaint(geometry: geometry, stops: stops.sorted { $0.location < $1.location })))
  }
}

extension Gradient: ShapeStyle {
  /// The gradient from the top down.
  public func paint(in environment: EnvironmentValues) -> Paint {
    paint(.linear(start: .top, end: .bottom), in: environment)
  }
}

/// The gradient that a single colour makes.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient

  /// Forgets where a gradient comes from.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

extension AnyGradient: ShapeStyle {
  /// The gradient from the top down.
  public func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(in: environment) }
}

extension Color {
  /// The colour, a little lighter at the top, in both schemes.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }
}

/// A sequence of colours that blend into each other.
///
/// Used as a style, a gradient runs from top to bottom, or along a gauge from its start.
public struct Gradient: Hashable, Sendable {
  /// A colour and its location.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location: 0 is the start of the gradient, 1 its end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their locations, in any order.
  public var stops: [Stop]

  /// Creates a gradient from colours at given locations.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

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
  /// Returns the gradient from top to bottom.
  public func paint(in environment: EnvironmentValues) -> Paint {
    paint(.linear(start: .top, end: .bottom), in: environment)
  }
}

/// The gradient derived from a single colour.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient

  /// Erases the origin of a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

extension AnyGradient: ShapeStyle {
  /// Returns the gradient from top to bottom.
  public func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(in: environment) }
}

extension Color {
  /// The colour, slightly lighter at the top, in both schemes.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }
}

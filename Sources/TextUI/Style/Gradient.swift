/// Used as a style, a gradient runs from top to bottom, or along a gauge from its start.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

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
  public func paint(in environment: EnvironmentValues) -> Paint {
    paint(.linear(start: .top, end: .bottom), in: environment)
  }
}

public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }
}

extension AnyGradient: ShapeStyle {
  public func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(in: environment) }
}

extension Color {
  /// The colour, slightly lighter at the top, in both schemes.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }
}

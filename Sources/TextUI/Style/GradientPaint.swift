struct GradientPaint: Hashable, Sendable {
  enum Geometry: Hashable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, start: Double, end: Double)
    /// Radii as fractions of the area's width and height.
    case elliptical(center: UnitPoint, start: Double, end: Double)
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  struct Stop: Hashable, Sendable {
    var location: Double
    var color: RGBA
  }

  /// The continuation beyond the first and the last location.
  enum Spread: Hashable, Sendable {
    /// Continues the end colours.
    case pad
    case `repeat`
    /// Repeats the colours back and forth.
    case mirror

    /// The location in 0…1 with the colour of a position.
    func place(_ position: Double) -> Double {
      switch self {
      case .pad: return position
      case .repeat: return position - position.rounded(.down)
      case .mirror:
        let double = position / 2 - (position / 2).rounded(.down)
        return double > 0.5 ? 2 - 2 * double : 2 * double
      }
    }
  }

  var geometry: Geometry
  var spread = Spread.pad
  /// In ascending order of location.
  var stops: [Stop]

  var isUniformDown: Bool {
    if case .linear(let start, let end) = geometry { start.y == end.y } else { false }
  }

  var isUniformAcross: Bool {
    if case .linear(let start, let end) = geometry { start.x == end.x } else { false }
  }

  /// The colour at a unit point of an area of a size in points.
  func color(x: Double, y: Double, size: CGSize) -> RGBA {
    color(
      at: spread.place(
        position(x: x, y: y, width: size.width.native, height: size.height.native)))
  }

  private func position(x: Double, y: Double, width: Double, height: Double) -> Double {
    switch geometry {
    case .linear(let start, let end):
      let across = end.x.native - start.x.native
      let down = end.y.native - start.y.native
      let length = across * across + down * down
      if length == 0 { return 0 }
      return ((x - start.x.native) * across + (y - start.y.native) * down) / length
    case .radial(let center, let start, let end):
      let across = (x - center.x.native) * width
      let down = (y - center.y.native) * height
      return Self.fraction((across * across + down * down).squareRoot(), from: start, to: end)
    case .elliptical(let center, let start, let end):
      let (across, down) = (x - center.x.native, y - center.y.native)
      return Self.fraction((across * across + down * down).squareRoot(), from: start, to: end)
    case .angular(let center, let start, let end):
      let angle = Angle(dx: (x - center.x.native) * width, dy: (y - center.y.native) * height)
      let turns = (angle.radians - start.radians) / (2 * .pi)
      return Self.fraction(
        (turns - turns.rounded(.down)) * 2 * .pi, from: 0, to: end.radians - start.radians)
    }
  }

  private static func fraction(_ value: Double, from start: Double, to end: Double) -> Double {
    end == start ? 0 : (value - start) / (end - start)
  }

  private func color(at position: Double) -> RGBA {
    guard let first = stops.first, let last = stops.last else {
      return RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    }
    if position.isNaN || position <= first.location { return first.color }
    if position >= last.location { return last.color }
    let upper = stops.firstIndex { $0.location > position } ?? stops.count - 1
    let from = stops[upper - 1]
    let to = stops[upper]
    return from.color.mixed(
      with: to.color, by: (position - from.location) / (to.location - from.location))
  }
}

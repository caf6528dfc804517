import struct Foundation.CGFloat

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A gradient whose colours are resolved.
struct GradientPaint: Hashable, Sendable {
  enum Geometry: Hashable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii in units of the area's width.
    case radial(center: UnitPoint, start: Double, end: Double)
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  struct Stop: Hashable, Sendable {
    var location: Double
    var color: RGBA
  }

  var geometry: Geometry
  /// In ascending order of location.
  var stops: [Stop]

  /// The colour at a point of the unit square, the area being `aspectRatio` times as wide as high.
  func color(x: Double, y: Double, aspectRatio: Double) -> RGBA {
    color(at: position(x: x, y: y, aspectRatio: aspectRatio))
  }

  private func position(x: Double, y: Double, aspectRatio: Double) -> Double {
    switch geometry {
    case .linear(let start, let end):
      let across = end.x - start.x
      let down = end.y - start.y
      let length = across * across + down * down
      if length == 0 { return 0 }
      return ((x - start.x) * across + (y - start.y) * down) / length
    case .radial(let center, let start, let end):
      let across = x - center.x
      let down = (y - center.y) / aspectRatio
      let distance = (across * across + down * down).squareRoot()
      return end == start ? 0 : (distance - start) / (end - start)
    case .angular(let center, let start, let end):
      let across = (x - center.x) * aspectRatio
      let turn = atan2(y - center.y, across) - start.radians
      let whole = turn - (turn / (2 * .pi)).rounded(.down) * 2 * .pi
      return end == start ? 0 : whole / (end.radians - start.radians)
    }
  }

  private func color(at position: Double) -> RGBA {
    guard let first = stops.first, let last = stops.last else {
      return RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    }
    if position <= first.location { return first.color }
    if position >= last.location { return last.color }
    let upper = stops.firstIndex { $0.location > position } ?? stops.count - 1
    let from = stops[upper - 1]
    let to = stops[upper]
    return from.color.mixed(
      with: to.color, by: (position - from.location) / (to.location - from.location))
  }
}

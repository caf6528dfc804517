/// A shape style resolved for one environment: a colour, or colours that vary over an area.
public struct Paint: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case color(RGBA)
    indirect case gradient(GradientPaint)
    indirect case mesh(MeshPaint)
    indirect case tiles(TilePaint)
    /// A paint bound to a rectangle, in points of the painted area.
    indirect case placed(Paint, CGRect)
  }

  let kind: Kind
  /// The factor of each colour's opacity, 0…1.
  var opacity: Double = 1
  /// Whether it is a missing catalogue colour: clear in areas, the default colour for letters.
  var isUnknown = false

  /// The paint of a missing catalogue colour.
  static let unknown = Paint(
    kind: .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0)), isUnknown: true)

  package static func color(_ color: RGBA) -> Paint { Paint(kind: .color(color)) }

  /// The colour at a unit point of an area of a size in points.
  package func color(x: Double, y: Double, size: CGSize = CGSize(width: 1, height: 1)) -> RGBA {
    switch kind {
    case .color(let color): color.multiplyingOpacity(by: opacity)
    case .gradient(let gradient):
      gradient.color(x: x, y: y, size: size).multiplyingOpacity(by: opacity)
    case .mesh(let mesh): mesh.color(x: x, y: y).multiplyingOpacity(by: opacity)
    case .tiles(let tiles):
      tiles.color(around: CGPoint(x: x * size.width.native, y: y * size.height.native))
        .multiplyingOpacity(by: opacity)
    case .placed(let paint, let rect):
      paint.color(
        x: (x * size.width.native - rect.minX.native) / rect.width.native,
        y: (y * size.height.native - rect.minY.native) / rect.height.native, size: rect.size
      ).multiplyingOpacity(by: opacity)
    }
  }

  /// The single colour, or the one in the middle of the area.
  package var representative: RGBA { color(x: 0.5, y: 0.5) }

  /// The highest opacity of its colours, 0…1; O(number of colours).
  package var strongestOpacity: Double {
    switch kind {
    case .color(let color): Double(color.alpha) / 255 * opacity
    case .gradient(let gradient):
      Double(gradient.stops.reduce(0) { max($0, $1.color.alpha) }) / 255 * opacity
    case .mesh(let mesh): mesh.strongestOpacity * opacity
    case .tiles: opacity
    case .placed(let paint, _): paint.strongestOpacity * opacity
    }
  }

  var isUniformDown: Bool {
    if case .gradient(let gradient) = kind { gradient.isUniformDown } else { isUniform }
  }

  var isUniformAcross: Bool {
    if case .gradient(let gradient) = kind { gradient.isUniformAcross } else { isUniform }
  }

  package var isUniform: Bool { if case .color = kind { true } else { false } }

  /// The paint with its opacity multiplied, 0…1.
  package func opacity(_ opacity: Double) -> Paint {
    Paint(kind: kind, opacity: self.opacity * opacity.limitedToUnit, isUnknown: isUnknown)
  }

  /// The paint of an area, at half strength on a dimmed display: letters and lines must stay
  /// legible, but large bright areas would light up a room.
  package func dimmed(in environment: EnvironmentValues) -> Paint {
    environment.isLuminanceReduced ? opacity(0.5) : self
  }
}

extension RGBA {
  /// The colour at a fraction, 0…1, of the way to another one, channel by channel.
  package func mixed(with other: RGBA, by fraction: Double) -> RGBA {
    let fraction = fraction.limitedToUnit
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let (from, to) = (Double(from), Double(to))
      return UInt8(from + (to - from) * fraction + 0.5)
    }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

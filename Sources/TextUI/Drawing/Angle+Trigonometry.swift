#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Angle {
  /// The horizontal part of a step of length 1 in this direction.
  var cosine: Double { cos(radians) }

  /// The vertical part of a step of length 1 in this direction; it grows downwards.
  var sine: Double { sin(radians) }

  /// The direction of a step of `dx` to the right and `dy` downwards, -π to π.
  init(dx: Double, dy: Double) {
    self.init(radians: atan2(dy, dx))
  }
}

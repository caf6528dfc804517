/// An angle; positive ones turn clockwise.
public struct Angle: Hashable, Comparable, Sendable {
  /// Of any size: a full turn is 2π, and is not taken away.
  public var radians: Double

  /// Of any size: a full turn is 360, and is not taken away.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Points to the right, where arcs begin.
  public init() { radians = 0 }

  /// Creates an angle of so many radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle of so many degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// Counted clockwise, as y grows downwards: `.radians(.pi / 2)` turns right to down.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Counted clockwise, as y grows downwards: `.degrees(90)` turns right to down.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Points to the right, where arcs begin.
  public static let zero = Angle()

  /// Whether the first angle is the smaller one.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// The sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// The difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// The opposite angle.
  public static prefix func - (angle: Angle) -> Angle {
    Angle(radians: -angle.radians)
  }
}

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
  init(dx: Double, dy: Double) { self.init(radians: atan2(dy, dx)) }
}

import CStandardLibrary

/// An angle; positive angles turn clockwise, since y grows downwards.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init() { radians = 0 }

  public init(radians: Double) { self.radians = radians }

  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static let zero = Angle()

  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  public static prefix func - (angle: Angle) -> Angle { Self(radians: -angle.radians) }

  /// The horizontal part of a unit step in this direction.
  var cosine: Double { cos(radians) }

  /// The vertical part of a unit step in this direction, growing downwards.
  var sine: Double { sin(radians) }

  /// The direction of a step of `dx` to the right and `dy` downwards, -π to π.
  init(dx: Double, dy: Double) { self.init(radians: atan2(dy, dx)) }
}

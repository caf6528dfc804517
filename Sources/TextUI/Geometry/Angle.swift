import CStandardLibrary

/// An angle; positive angles turn clockwise, since y grows downwards.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians, of any size: whole turns of 2π are kept.
  public var radians: Double

  /// The angle in degrees, of any size: whole turns of 360 are kept.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates the zero angle, which points to the right, where arcs begin.
  public init() { radians = 0 }

  /// Creates an angle from radians, clockwise.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees, clockwise.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians, clockwise: `.radians(.pi / 2)` turns right to down.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees, clockwise: `.degrees(90)` turns right to down.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The zero angle, which points to the right, where arcs begin.
  public static let zero = Angle()

  /// Compares the radians, whole turns included.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// Adds two angles, keeping whole turns.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Subtracts an angle, keeping whole turns.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// The angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Self(radians: -angle.radians) }

  /// The horizontal part of a unit step in this direction.
  var cosine: Double { cos(radians) }

  /// The vertical part of a unit step in this direction, growing downwards.
  var sine: Double { sin(radians) }

  /// The direction of a step of `dx` to the right and `dy` downwards, -π to π.
  init(dx: Double, dy: Double) { self.init(radians: atan2(dy, dx)) }
}

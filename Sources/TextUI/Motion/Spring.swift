#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The motion of a spring that pulls something to its target.
///
/// Nothing moves in a picture; the numbers are those of Apple's, and a program may ask where the spring
/// is at a time.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// spring.stiffness  // 157.9
/// spring.value(target: 1, time: 0.25)
/// ```
///
/// Source: Apple's documentation of `Spring` and its talk 10158 of WWDC 2023, which relate the two
/// ways to say what a spring is like; the motion is that of the damped harmonic oscillator.
public struct Spring: Hashable, Sendable {
  /// The pace in seconds: the period of the spring without damping.
  public let duration: TimeInterval
  /// 1 just lets nothing swing, 0 swings for ever; without a unit.
  public let dampingRatio: Double
  /// Without a unit; 1 unless ``init(mass:stiffness:damping:allowOverDamping:)`` sets it.
  public let mass: Double
  /// In units of mass for each square second.
  public let stiffness: Double
  /// In units of mass for each second.
  public let damping: Double

  /// The pace in seconds, by its older name.
  public var response: Double { duration }
  /// 0 swings not at all, 1 for ever; below 0 it creeps.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// A spring of a pace and of how far it swings beyond its target, −1…1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// A spring of mass 1: a pace in seconds, and 1 for a damping that just lets nothing swing.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * .pi / response
    duration = response
    self.dampingRatio = dampingRatio
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * dampingRatio * frequency
  }

  /// A spring of physics; one that creeps is damped just as much as keeps it from swinging unless
  /// over-damping is allowed.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let critical = 2 * (stiffness * mass).squareRoot()
    let damping = allowOverDamping ? damping : min(damping, critical)
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    duration = 2 * .pi * (mass / stiffness).squareRoot()
    dampingRatio = damping / critical
  }

  /// Half a second, without a swing.
  public static let smooth = smooth()
  /// Half a second, with a bounce of 0.15.
  public static let snappy = snappy()
  /// Half a second, with a bounce of 0.3.
  public static let bouncy = bouncy()

  /// Seconds; a bounce of `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration, bounce: extraBounce)
  }
  /// Seconds; a bounce of 0.15 and `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Seconds; a bounce of 0.3 and `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The part of the way that is left of a spring that was let go at rest, and the way in seconds of
  /// one that was thrown at its target: together they are every motion of it.
  package func course(at time: TimeInterval) -> (rest: Double, thrown: Double) {
    let decay = damping / (2 * mass)
    // Of the square, since below 0 it creeps.
    let square = stiffness / mass - decay * decay
    if dampingRatio == 1 {
      let fading = exp(-decay * time)
      return (fading * (1 + decay * time), fading * time)
    }
    if square > 0 {
      let (frequency, fading) = (square.squareRoot(), exp(-decay * time))
      let thrown = fading * sin(frequency * time) / frequency
      return (fading * cos(frequency * time) + decay * thrown, thrown)
    }
    let spread = (-square).squareRoot()
    let (slow, fast) = (exp((spread - decay) * time), exp(-(spread + decay) * time))
    let thrown = (slow - fast) / (2 * spread)
    return ((slow + fast) / 2 + decay * thrown, thrown)
  }
}

/// How fast a change goes on between its ends, which is kept and compared and never seen.
///
/// - Effect: none
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable {
    case bezier(UnitPoint, UnitPoint)
    case circularEaseIn, circularEaseOut, circularEaseInOut
  }

  private let kind: Kind

  /// One speed.
  public static let linear = bezier(
    startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at first: from (0.42, 0).
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at last: to (0.58, 1).
  public static let easeOut = bezier(
    startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at both ends: from (0.42, 0) to (0.58, 1).
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A quarter of a circle, slow at first.
  public static let circularEaseIn = UnitCurve(kind: .circularEaseIn)
  /// A quarter of a circle, slow at last.
  public static let circularEaseOut = UnitCurve(kind: .circularEaseOut)
  /// Two quarters of a circle, slow at both ends.
  public static let circularEaseInOut = UnitCurve(kind: .circularEaseInOut)

  /// A cubic curve from (0, 0) to (1, 1); equal to another of the same two points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> Self { Self(kind: .bezier(startControlPoint, endControlPoint)) }
}

extension Animation {
  /// Takes the pace and the bounce of a spring, and not its mass.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Self {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }
}

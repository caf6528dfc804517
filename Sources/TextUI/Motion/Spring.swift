import CStandardLibrary

/// The motion of a spring that pulls a value to its target.
///
/// Pictures do not move, but a program can compute the positions; they equal Apple's.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// spring.stiffness  // 157.9
/// spring.value(target: 1, time: 0.25)
/// ```
///
/// Source: Apple's documentation of `Spring` and its talk 10158 of WWDC 2023, which relate the two
/// sets of parameters; the motion is a damped harmonic oscillation.
public struct Spring: Hashable, Sendable {
  /// The undamped period, in seconds.
  public let duration: TimeInterval
  /// The damping ratio, without a unit: 1 just prevents bouncing, 0 oscillates forever.
  public let dampingRatio: Double
  public let mass: Double
  /// The stiffness, in mass per square second.
  public let stiffness: Double
  /// The damping, in mass per second.
  public let damping: Double

  public var response: Double { duration }
  /// The bounce: 0 is none, 1 oscillates forever, below 0 the spring is over-damped.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// Creates a spring from its undamped period, in seconds, and its bounce, −1…1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * .pi / response
    duration = response
    self.dampingRatio = dampingRatio
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * dampingRatio * frequency
  }

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

  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The remaining fraction of the distance for a spring released at rest, and the displacement, in
  /// seconds, of one with initial velocity; every motion is a sum of both.
  package func course(at time: TimeInterval) -> (rest: Double, thrown: Double) {
    let decay = damping / (2 * mass)
    // The square of the frequency; below 0 the spring is over-damped.
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

/// The speed of a change between its ends; only kept and compared.
///
/// - Effect: none
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable {
    case bezier(UnitPoint, UnitPoint)
    case circularEaseIn, circularEaseOut, circularEaseInOut
  }

  private let kind: Kind

  public static let linear = bezier(
    startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  public static let easeOut = bezier(
    startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let circularEaseIn = UnitCurve(kind: .circularEaseIn)
  public static let circularEaseOut = UnitCurve(kind: .circularEaseOut)
  public static let circularEaseInOut = UnitCurve(kind: .circularEaseInOut)

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> Self { Self(kind: .bezier(startControlPoint, endControlPoint)) }
}

extension Animation {
  /// Takes a spring's duration and bounce, but not its mass.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Self {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }
}

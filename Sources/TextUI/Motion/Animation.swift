/// The timing of a change; only kept and compared, since pictures do not change.
///
/// Animations made by different functions or numbers differ, even where Apple's are one curve, such
/// as `.spring` and `.smooth`.
///
/// - Effect: none
public struct Animation: Hashable, Sendable {
  private let recipe: Recipe

  private init(_ recipe: Recipe) { self.recipe = recipe }

  /// The animation of `withAnimation` calls that give none.
  public static let `default` = Animation(Recipe("default"))
  /// Constant speed for 0.35 s.
  public static let linear = linear(duration: 0.35)
  /// Slow at the start, for 0.35 s.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slow at the end, for 0.35 s.
  public static let easeOut = easeOut(duration: 0.35)
  /// Slow at both ends, for 0.35 s.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// A spring with a perceived duration of 0.5 s.
  public static let spring = spring(duration: 0.5)
  /// A spring of 0.5 s with the strongest bounce of the presets.
  public static let bouncy = bouncy()
  /// A spring of 0.5 s without bounce.
  public static let smooth = smooth()
  /// A spring of 0.5 s with a small bounce.
  public static let snappy = snappy()
  /// A spring of 0.15 s for interactive changes.
  public static let interactiveSpring = interactiveSpring()

  /// Constant speed for a duration in seconds.
  public static func linear(duration: Double) -> Self { Self(Recipe("linear", duration)) }
  /// Slow at the start, for a duration in seconds.
  public static func easeIn(duration: Double) -> Self { Self(Recipe("easeIn", duration)) }
  /// Slow at the end, for a duration in seconds.
  public static func easeOut(duration: Double) -> Self { Self(Recipe("easeOut", duration)) }
  /// Slow at both ends, for a duration in seconds.
  public static func easeInOut(duration: Double) -> Self { Self(Recipe("easeInOut", duration)) }
  /// A spring with a duration in seconds; `extraBounce` adds to Apple's bounce of 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    Self(Recipe("bouncy", duration, extraBounce))
  }
  /// A spring with a duration in seconds; `extraBounce` adds to a bounce of 0.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    Self(Recipe("smooth", duration, extraBounce))
  }
  /// A spring with a duration in seconds; `extraBounce` adds to Apple's bounce of 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    Self(Recipe("snappy", duration, extraBounce))
  }
  /// A spring with times in seconds; a damping fraction of 1 prevents bouncing.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Self { Self(Recipe("response", response, dampingFraction, blendDuration)) }
  /// A spring with times in seconds; a bounce of 0 prevents bouncing.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Self { Self(Recipe("spring", duration, bounce, blendDuration)) }
  /// An interactive spring with times in seconds; a damping fraction of 1 prevents bouncing.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Self { Self(Recipe("interactiveSpring", response, dampingFraction, blendDuration)) }
  /// A spring from physical parameters, which determine its duration.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Self { Self(Recipe("interpolatingSpring", mass, stiffness, damping, initialVelocity)) }
  /// A cubic curve from (0, 0) to (1, 1) by two control points, for a duration in seconds.
  public static func timingCurve(
    _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, duration: Double = 0.35
  ) -> Self { Self(Recipe("timingCurve", startX, startY, endX, endY, duration)) }

  /// Delays the start by seconds.
  public func delay(_ delay: Double) -> Self { Self(recipe.then("delay", delay)) }
  /// Multiplies the speed: 2 is twice as fast.
  public func speed(_ speed: Double) -> Self { Self(recipe.then("speed", speed)) }
  /// Repeats the animation; with `autoreverses` every other time backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self {
    Self(recipe.then("repeatCount", Double(repeatCount), autoreverses ? 1 : 0))
  }
  /// Repeats the animation forever; with `autoreverses` every other time backwards.
  public func repeatForever(autoreverses: Bool = true) -> Self {
    Self(recipe.then("repeatForever", autoreverses ? 1 : 0))
  }
}

/// The context of a change.
/// - Effect: none
public struct Transaction: Sendable {
  /// The animation; kept without effect on drawing.
  public var animation: Animation?
  /// Whether animations are disabled: starts as `true`, Apple's as `false`; nothing moves here.
  public var disablesAnimations = true

  /// Creates a transaction; `nil` is no animation, and ``disablesAnimations`` is `true` either way.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Runs `body` without an animation and returns its result.
/// - Effect: none
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// A type whose data changes gradually elsewhere.
/// - Effect: none
public protocol Animatable {}

/// A pair of values that change together.
/// - Effect: none
public struct AnimatablePair<First, Second> {
  /// The first value; nothing interpolates it.
  public var first: First
  /// The second value; nothing interpolates it.
  public var second: Second

  /// Creates a pair of any two types; they need not support interpolation.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension AnimatablePair: Equatable where First: Equatable, Second: Equatable {}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A namespace for matched geometry, which has no effect here.
///
/// Every namespace is unique, even for a view made again.
///
/// - Effect: none
@propertyWrapper
public struct Namespace: Sendable {
  /// An identity equal only to itself.
  public struct ID: Hashable, Sendable {
    private final class Identity: Sendable {}

    private let identity = Identity()

    public static func == (left: ID, right: ID) -> Bool { left.identity === right.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
  }

  /// The identity, made with the property and so equal in copies of a view.
  public let wrappedValue = ID()

  /// Creates a new namespace.
  public init() {}
}

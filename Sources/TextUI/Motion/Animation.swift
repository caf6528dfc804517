/// The timing of a change; only kept and compared, since pictures do not change.
///
/// Animations made by different functions or numbers differ, even where Apple's are one curve, such
/// as `.spring` and `.smooth`.
///
/// - Effect: none
public struct Animation: Hashable, Sendable {
  private let recipe: Recipe

  private init(_ recipe: Recipe) { self.recipe = recipe }

  public static let `default` = Animation(Recipe("default"))
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)
  public static let spring = spring(duration: 0.5)
  public static let bouncy = bouncy()
  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let interactiveSpring = interactiveSpring()

  public static func linear(duration: Double) -> Self { Self(Recipe("linear", duration)) }
  public static func easeIn(duration: Double) -> Self { Self(Recipe("easeIn", duration)) }
  public static func easeOut(duration: Double) -> Self { Self(Recipe("easeOut", duration)) }
  public static func easeInOut(duration: Double) -> Self { Self(Recipe("easeInOut", duration)) }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    Self(Recipe("bouncy", duration, extraBounce))
  }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    Self(Recipe("smooth", duration, extraBounce))
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    Self(Recipe("snappy", duration, extraBounce))
  }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Self { Self(Recipe("response", response, dampingFraction, blendDuration)) }
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Self { Self(Recipe("spring", duration, bounce, blendDuration)) }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Self { Self(Recipe("interactiveSpring", response, dampingFraction, blendDuration)) }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Self { Self(Recipe("interpolatingSpring", mass, stiffness, damping, initialVelocity)) }
  public static func timingCurve(
    _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, duration: Double = 0.35
  ) -> Self { Self(Recipe("timingCurve", startX, startY, endX, endY, duration)) }

  public func delay(_ delay: Double) -> Self { Self(recipe.then("delay", delay)) }
  public func speed(_ speed: Double) -> Self { Self(recipe.then("speed", speed)) }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self {
    Self(recipe.then("repeatCount", Double(repeatCount), autoreverses ? 1 : 0))
  }
  public func repeatForever(autoreverses: Bool = true) -> Self {
    Self(recipe.then("repeatForever", autoreverses ? 1 : 0))
  }
}

/// The context of a change.
/// - Effect: none
public struct Transaction: Sendable {
  public var animation: Animation?
  /// Whether animations are disabled: starts as `true`, Apple's as `false`; nothing moves here.
  public var disablesAnimations = true

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
  public var first: First
  public var second: Second

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
  public struct ID: Hashable, Sendable {
    private final class Identity: Sendable {}

    private let identity = Identity()

    public static func == (left: ID, right: ID) -> Bool { left.identity === right.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
  }

  public let wrappedValue = ID()

  public init() {}
}

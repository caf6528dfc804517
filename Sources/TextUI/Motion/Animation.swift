/// The course of a change, which is kept and compared and never seen: a picture does not change.
///
/// Two of different words or numbers differ, also where Apple's are one curve, as `.spring` and
/// `.smooth` are.
///
/// - Effect: none
public struct Animation: Hashable, Sendable {
  private let recipe: Recipe

  private init(_ recipe: Recipe) { self.recipe = recipe }

  /// The one that `withAnimation` takes where none is given.
  public static let `default` = Animation(Recipe("default"))
  /// Lasts 0.35 s.
  public static let linear = linear(duration: 0.35)
  /// Lasts 0.35 s.
  public static let easeIn = easeIn(duration: 0.35)
  /// Lasts 0.35 s.
  public static let easeOut = easeOut(duration: 0.35)
  /// Lasts 0.35 s.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// Lasts 0.5 s as people perceive it.
  public static let spring = spring(duration: 0.5)
  /// Lasts 0.5 s as people perceive it, and swings the most of the three.
  public static let bouncy = bouncy()
  /// A spring of 0.5 s that does not swing.
  public static let smooth = smooth()
  /// A spring of 0.5 s that swings a little.
  public static let snappy = snappy()
  /// A spring of 0.15 s that follows a finger at Apple's.
  public static let interactiveSpring = interactiveSpring()

  /// One speed, for so many seconds.
  public static func linear(duration: Double) -> Self { Self(Recipe("linear", duration)) }
  /// Slow at first; lasts so many seconds.
  public static func easeIn(duration: Double) -> Self { Self(Recipe("easeIn", duration)) }
  /// Slow at last; lasts so many seconds.
  public static func easeOut(duration: Double) -> Self { Self(Recipe("easeOut", duration)) }
  /// Slow at both ends; lasts so many seconds.
  public static func easeInOut(duration: Double) -> Self { Self(Recipe("easeInOut", duration)) }
  /// Lasts so many seconds; `extraBounce` adds to Apple's bounce of 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    Self(Recipe("bouncy", duration, extraBounce))
  }
  /// Lasts so many seconds; `extraBounce` adds to a bounce of 0.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    Self(Recipe("smooth", duration, extraBounce))
  }
  /// Lasts so many seconds; `extraBounce` adds to Apple's bounce of 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    Self(Recipe("snappy", duration, extraBounce))
  }
  /// Times in seconds; a fraction of 1 lets nothing swing.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Self { Self(Recipe("response", response, dampingFraction, blendDuration)) }
  /// Times in seconds; a bounce of 0 lets nothing swing.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Self { Self(Recipe("spring", duration, bounce, blendDuration)) }
  /// Times in seconds; a fraction of 1 lets nothing swing.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Self { Self(Recipe("interactiveSpring", response, dampingFraction, blendDuration)) }
  /// A spring of physics; it lasts as long as its numbers make it.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Self { Self(Recipe("interpolatingSpring", mass, stiffness, damping, initialVelocity)) }
  /// A cubic curve from (0, 0) to (1, 1) by its two control points; seconds.
  public static func timingCurve(
    _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, duration: Double = 0.35
  ) -> Self { Self(Recipe("timingCurve", startX, startY, endX, endY, duration)) }

  /// In seconds.
  public func delay(_ delay: Double) -> Self { Self(recipe.then("delay", delay)) }
  /// 1 is as fast as before, 2 twice as fast.
  public func speed(_ speed: Double) -> Self { Self(recipe.then("speed", speed)) }
  /// So many times, every other one backwards where it reverses.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self {
    Self(recipe.then("repeatCount", Double(repeatCount), autoreverses ? 1 : 0))
  }
  /// Without an end, every other time backwards where it reverses.
  public func repeatForever(autoreverses: Bool = true) -> Self {
    Self(recipe.then("repeatForever", autoreverses ? 1 : 0))
  }
}

/// A change and its course.
/// - Effect: none
public struct Transaction: Sendable {
  /// Kept, and read by nothing that draws.
  public var animation: Animation?
  /// Always so at the start: nothing moves here, where Apple's starts with `false`.
  public var disablesAnimations = true

  /// `nil` is no animation; ``disablesAnimations`` starts with `true` either way.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Makes a change, at once.
/// - Effect: none
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// What has data that changes step by step.
/// - Effect: none
public protocol Animatable {}

/// Two values that change together.
/// - Effect: none
public struct AnimatablePair<First, Second> {
  /// Kept; nothing steps from one value to the next.
  public var first: First
  /// Kept; nothing steps from one value to the next.
  public var second: Second

  /// Takes any two types: neither has to know how to change step by step.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension AnimatablePair: Equatable where First: Equatable, Second: Equatable {}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Identities for views that move into each other's place, which none does here: every namespace is
/// another, also that of a view that is made again.
///
/// - Effect: none
@propertyWrapper
public struct Namespace: Sendable {
  /// Unlike every other one, also one of the same view.
  public struct ID: Hashable, Sendable {
    private final class Identity: Sendable {}

    private let identity = Identity()

    public static func == (left: ID, right: ID) -> Bool { left.identity === right.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
  }

  /// Made with the property, so equal in copies of a view.
  public let wrappedValue = ID()

  /// One namespace more.
  public init() {}
}

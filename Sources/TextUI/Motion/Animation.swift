/// The course of a change; a picture does not change, so all courses are one.
/// - Effect: none
public struct Animation: Hashable, Sendable {
  private init() {}

  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()
  public static let interactiveSpring = Animation()

  public static func linear(duration: Double) -> Self { Self() }
  public static func easeIn(duration: Double) -> Self { Self() }
  public static func easeOut(duration: Double) -> Self { Self() }
  public static func easeInOut(duration: Double) -> Self { Self() }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self { Self() }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self { Self() }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self { Self() }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Self { Self() }
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Self { Self() }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Self { Self() }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Self { Self() }
  public static func timingCurve(
    _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, duration: Double = 0.35
  ) -> Self { Self() }

  public func delay(_ delay: Double) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self { self }
  public func repeatForever(autoreverses: Bool = true) -> Self { self }
}

/// A change and its course.
/// - Effect: none
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = true

  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

/// Makes a change, at once.
/// - Effect: none
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// What has data that changes step by step.
/// - Effect: none
public protocol Animatable {}

/// Two values that change together.
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

/// Identities for views that move into each other's place.
/// - Effect: none
@propertyWrapper
public struct Namespace: Sendable {
  public struct ID: Hashable, Sendable {}

  public init() {}
  public var wrappedValue: ID { ID() }
}

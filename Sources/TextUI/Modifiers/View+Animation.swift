public import struct Foundation.CGFloat

nonisolated extension View {
  /// No effect: a picture is drawn once.
  public consuming func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self {
    self
  }

  /// No effect: a picture is drawn once.
  public consuming func animation(_ animation: Animation?) -> Self { self }

  /// No effect: nothing appears in a picture.
  public consuming func transition(_ transition: AnyTransition) -> Self { self }

  /// No effect: nothing changes in a picture.
  public consuming func contentTransition(_ transition: ContentTransition) -> Self { self }

  /// No effect: nothing changes in a picture.
  public consuming func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self {
    self
  }
}

/// The course of a change; pictures do not change.
public struct Animation: Hashable, Sendable {
  private init() {}

  /// As is usual.
  public static let `default` = Animation()
  /// Evenly.
  public static let linear = Animation()
  /// Slowly at first.
  public static let easeIn = Animation()
  /// Slowly at last.
  public static let easeOut = Animation()
  /// Slowly at both ends.
  public static let easeInOut = Animation()
  /// Like a spring.
  public static let spring = Animation()
  /// Like a spring that bounces.
  public static let bouncy = Animation()
  /// Like a spring that does not bounce.
  public static let smooth = Animation()
  /// Like a spring that bounces little and is quick.
  public static let snappy = Animation()
  /// Like a spring that follows a finger.
  public static let interactiveSpring = Animation()

  /// Evenly, in so many seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Slowly at first, in so many seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slowly at last, in so many seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Slowly at both ends, in so many seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Like a spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// Like a spring of such a bounce, −1…1, in about so many seconds.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Like a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// Like a spring that bounces, in about so many seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// Like a spring that does not bounce, in about so many seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// Like a spring that bounces little, in about so many seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// Like a spring of a stiffness and damping.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// Along a curve of four control numbers, in so many seconds.
  public static func timingCurve(
    _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, duration: Double = 0.35
  ) -> Animation { Animation() }

  /// The course after a pause.
  public func delay(_ delay: Double) -> Animation { self }
  /// The course in another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// The course so many times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The course without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a view appears; nothing appears in a picture.
public struct AnyTransition: Sendable {
  private init() {}

  /// By its opacity.
  public static let opacity = AnyTransition()
  /// By its size.
  public static let scale = AnyTransition()
  /// From the side where reading starts.
  public static let slide = AnyTransition()
  /// At once.
  public static let identity = AnyTransition()

  /// By its size from a fraction on.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Pushed by an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Differently when it appears and disappears.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Two ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With a course.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes; pictures do not change.
public struct ContentTransition: Hashable, Sendable {
  private init() {}

  /// At once.
  public static let identity = ContentTransition()
  /// By its opacity.
  public static let opacity = ContentTransition()
  /// Between shapes.
  public static let interpolate = ContentTransition()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Digit by digit to a value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// A change and its course; pictures do not change.
public struct Transaction: Sendable {
  /// The course.
  public var animation: Animation?
  /// Whether courses are left out.
  public var disablesAnimations = true

  /// A change with a course.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

/// Makes a change; its course is not shown.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

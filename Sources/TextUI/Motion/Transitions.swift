/// The way a view appears and disappears; without effect in pictures, and not comparable, like
/// Apple's.
/// - Effect: none
public struct AnyTransition: Sendable {
  private init() {}

  /// Fades in and out.
  public static let opacity = AnyTransition()
  /// Grows from nothing.
  public static let scale = AnyTransition()
  /// Enters from the leading edge and leaves at the trailing edge.
  public static let slide = AnyTransition()
  /// Appears and disappears at once.
  public static let identity = AnyTransition()

  /// Grows from a fraction of its size; 0 is nothing.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self() }
  /// Enters and leaves at an edge.
  public static func move(edge: Edge) -> Self { Self() }
  /// Enters at an edge and leaves at the opposite one.
  public static func push(from edge: Edge) -> Self { Self() }
  /// Enters from a distance in points.
  public static func offset(_ offset: CGSize) -> Self { Self() }
  /// Enters from a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
  /// Enters one way and leaves another way.
  public static func asymmetric(insertion: Self, removal: Self) -> Self { Self() }
  /// Drops the other transition.
  public func combined(with other: Self) -> Self { self }
  /// Drops the animation.
  public func animation(_ animation: Animation?) -> Self { self }
}

/// A change of content; only kept and compared, since pictures do not change.
public struct ContentTransition: Hashable, Sendable {
  private let recipe: Recipe

  private init(_ recipe: Recipe) { self.recipe = recipe }

  /// Changes at once.
  public static let identity = ContentTransition(Recipe("identity"))
  /// Fades from the old content to the new.
  public static let opacity = ContentTransition(Recipe("opacity"))
  /// Blends the old content into the new where both are alike.
  public static let interpolate = ContentTransition(Recipe("interpolate"))
  /// The system's choice of a symbol replacement.
  public static let symbolEffect = symbolEffect(.automatic)

  /// Rolls digits up, or down if `countsDown`.
  public static func numericText(countsDown: Bool = false) -> Self {
    Self(Recipe("countsDown", countsDown ? 1 : 0))
  }
  /// Rolls digits up or down as the value rises or falls.
  public static func numericText(value: Double) -> Self { Self(Recipe("numericText", value)) }
  /// Replaces symbols with an effect.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> Self { Self(Recipe("symbolEffect").then(effect.recipe).then(options.recipe)) }
}

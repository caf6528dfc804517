/// The way a view appears and disappears; without effect in pictures, and not comparable, like
/// Apple's.
/// - Effect: none
public struct AnyTransition: Sendable {
  private init() {}

  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static let identity = AnyTransition()

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self() }
  public static func move(edge: Edge) -> Self { Self() }
  public static func push(from edge: Edge) -> Self { Self() }
  public static func offset(_ offset: CGSize) -> Self { Self() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
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

  public static let identity = ContentTransition(Recipe("identity"))
  public static let opacity = ContentTransition(Recipe("opacity"))
  public static let interpolate = ContentTransition(Recipe("interpolate"))
  public static let symbolEffect = symbolEffect(.automatic)

  public static func numericText(countsDown: Bool = false) -> Self {
    Self(Recipe("countsDown", countsDown ? 1 : 0))
  }
  public static func numericText(value: Double) -> Self { Self(Recipe("numericText", value)) }
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> Self { Self(Recipe("symbolEffect").then(effect.recipe).then(options.recipe)) }
}

/// How a view appears; nothing appears in a picture, so all ways are one, and none can be told from
/// another: as at Apple's they are not compared.
/// - Effect: none
public struct AnyTransition: Sendable {
  private init() {}

  /// Fades in and out.
  public static let opacity = AnyTransition()
  /// Grows from nothing.
  public static let scale = AnyTransition()
  /// Comes from where reading starts and leaves where it ends.
  public static let slide = AnyTransition()
  /// Comes and goes at once.
  public static let identity = AnyTransition()

  /// Grows from a part of its size; 0 is nothing.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self() }
  /// Comes from an edge and leaves by it.
  public static func move(edge: Edge) -> Self { Self() }
  /// Comes from an edge and leaves by the opposite one.
  public static func push(from edge: Edge) -> Self { Self() }
  /// Comes from a distance in points.
  public static func offset(_ offset: CGSize) -> Self { Self() }
  /// Comes from a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
  /// Comes one way and goes another.
  public static func asymmetric(insertion: Self, removal: Self) -> Self { Self() }
  /// Drops the other one.
  public func combined(with other: Self) -> Self { self }
  /// Drops the animation.
  public func animation(_ animation: Animation?) -> Self { self }
}

/// How content changes, which is kept and compared and never seen: a picture does not change.
public struct ContentTransition: Hashable, Sendable {
  private let recipe: Recipe

  private init(_ recipe: Recipe) { self.recipe = recipe }

  /// Changes at once.
  public static let identity = ContentTransition(Recipe("identity"))
  /// Fades from the old content to the new.
  public static let opacity = ContentTransition(Recipe("opacity"))
  /// Blends the old content into the new where both are alike.
  public static let interpolate = ContentTransition(Recipe("interpolate"))
  /// Lets the system choose how a symbol gives way to another one.
  public static let symbolEffect = symbolEffect(.automatic)

  /// Rolls digits up, or down where numbers fall.
  public static func numericText(countsDown: Bool = false) -> Self {
    Self(Recipe("countsDown", countsDown ? 1 : 0))
  }
  /// Rolls digits up or down as the value rises or falls.
  public static func numericText(value: Double) -> Self { Self(Recipe("numericText", value)) }
  /// Replaces symbols by an effect.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> Self { Self(Recipe("symbolEffect").then(effect.recipe).then(options.recipe)) }
}

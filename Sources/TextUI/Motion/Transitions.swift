/// How a view appears; nothing appears in a picture, so all ways are one, and none can be told from
/// another: as at Apple's they are not compared.
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
  public func combined(with other: Self) -> Self { self }
  public func animation(_ animation: Animation?) -> Self { self }
}

/// How content changes, which is kept and compared and never seen: a picture does not change.
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

/// How a view appears; nothing appears in a picture, so all ways are one.
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
  public static func asymmetric(insertion: Self, removal: Self) -> Self { Self() }
  public func combined(with other: Self) -> Self { self }
  public func animation(_ animation: Animation?) -> Self { self }
}

/// How content changes; a picture does not change, so all ways are one.
/// - Effect: none
public struct ContentTransition: Hashable, Sendable {
  private init() {}

  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()

  public static func numericText(countsDown: Bool = false) -> Self { Self() }
  public static func numericText(value: Double) -> Self { Self() }
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> Self { Self() }
}

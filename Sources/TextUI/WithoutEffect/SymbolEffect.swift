/// How a symbol moves; nothing moves in a picture, so all ways are one.
public struct SymbolEffect: Hashable, Sendable {
  private init() {}

  public static let appear = SymbolEffect()
  public static let disappear = SymbolEffect()
  public static let bounce = SymbolEffect()
  public static let breathe = SymbolEffect()
  public static let pulse = SymbolEffect()
  public static let replace = SymbolEffect()
  public static let rotate = SymbolEffect()
  public static let scale = SymbolEffect()
  public static let variableColor = SymbolEffect()
  public static let wiggle = SymbolEffect()

  public func custom(angle: Angle) -> SymbolEffect { self }
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
}

/// How fast and how often a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  private init() {}

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()

  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

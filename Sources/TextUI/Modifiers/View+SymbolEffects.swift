nonisolated extension View {
  /// No effect: nothing moves in a picture.
  public consuming func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Self { self }

  /// No effect: nothing moves in a picture.
  public consuming func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> Self { self }

  /// No effect: nothing moves in a picture.
  public consuming func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}

extension ContentTransition {
  /// As symbols pass into each other.
  public static let symbolEffect = ContentTransition.interpolate
  /// As symbols pass into each other.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
}

/// How a symbol moves; nothing moves in a picture.
public struct SymbolEffect: Hashable, Sendable {
  private init() {}

  /// It appears.
  public static let appear = SymbolEffect()
  /// It disappears.
  public static let disappear = SymbolEffect()
  /// It jumps.
  public static let bounce = SymbolEffect()
  /// It grows and shrinks slowly.
  public static let breathe = SymbolEffect()
  /// It becomes fainter and stronger.
  public static let pulse = SymbolEffect()
  /// It is replaced by another one.
  public static let replace = SymbolEffect()
  /// It turns.
  public static let rotate = SymbolEffect()
  /// It grows.
  public static let scale = SymbolEffect()
  /// Its layers light up in turn.
  public static let variableColor = SymbolEffect()
  /// It shakes.
  public static let wiggle = SymbolEffect()

  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect { self }
  /// Layer by layer.
  public var byLayer: SymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: SymbolEffect { self }
  /// One layer after the other.
  public var iterative: SymbolEffect { self }
  /// More layers with each step.
  public var cumulative: SymbolEffect { self }
  /// There and back.
  public var reversing: SymbolEffect { self }
}

/// How fast and how often a symbol moves; nothing moves in a picture.
public struct SymbolEffectOptions: Hashable, Sendable {
  private init() {}

  /// As is usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// So many times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// In another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

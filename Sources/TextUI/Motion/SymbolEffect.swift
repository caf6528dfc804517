/// A symbol's animation; only kept and compared, since pictures do not move.
///
/// Apple has a type for each effect; here one type serves all.
public struct SymbolEffect: Hashable, Sendable {
  let recipe: Recipe

  private init(_ recipe: Recipe) { self.recipe = recipe }

  private func with(_ word: String = #function) -> SymbolEffect { SymbolEffect(recipe.then(word)) }

  /// Appears; here the symbol is visible at once.
  public static let appear = SymbolEffect(Recipe("appear"))
  /// Disappears; here the symbol stays visible.
  public static let disappear = SymbolEffect(Recipe("disappear"))
  public static let bounce = SymbolEffect(Recipe("bounce"))
  public static let breathe = SymbolEffect(Recipe("breathe"))
  public static let pulse = SymbolEffect(Recipe("pulse"))
  public static let replace = SymbolEffect(Recipe("replace"))
  public static let rotate = SymbolEffect(Recipe("rotate"))
  public static let scale = SymbolEffect(Recipe("scale"))
  public static let drawOn = SymbolEffect(Recipe("drawOn"))
  public static let drawOff = SymbolEffect(Recipe("drawOff"))
  public static let variableColor = SymbolEffect(Recipe("variableColor"))
  public static let wiggle = SymbolEffect(Recipe("wiggle"))
  public static let automatic = SymbolEffect(Recipe("automatic"))
  public static let downUp = SymbolEffect(Recipe("downUp"))
  public static let offUp = SymbolEffect(Recipe("offUp"))
  public static let upUp = SymbolEffect(Recipe("upUp"))

  public func custom(angle: Angle) -> SymbolEffect { Self(recipe.then("custom", angle.degrees)) }
  public var downUp: SymbolEffect { with() }
  public var offUp: SymbolEffect { with() }
  public var upUp: SymbolEffect { with() }
  public var up: SymbolEffect { with() }
  public var down: SymbolEffect { with() }
  public var byLayer: SymbolEffect { with() }
  public var wholeSymbol: SymbolEffect { with() }
  public var iterative: SymbolEffect { with() }
  public var cumulative: SymbolEffect { with() }
  public var reversing: SymbolEffect { with() }
  public var clockwise: SymbolEffect { with() }
  public var counterClockwise: SymbolEffect { with() }
  public var left: SymbolEffect { with() }
  public var right: SymbolEffect { with() }
  public var forward: SymbolEffect { with() }
  public var backward: SymbolEffect { with() }
  public var plain: SymbolEffect { with() }
  public var individually: SymbolEffect { with() }
  public var nonReversing: SymbolEffect { with() }
  public var dimInactiveLayers: SymbolEffect { with() }
  public var hideInactiveLayers: SymbolEffect { with() }
  public func magic(fallback: SymbolEffect) -> SymbolEffect {
    SymbolEffect(recipe.then("magic").then(fallback.recipe))
  }
}

/// The speed and repetition of a symbol effect; only kept and compared.
public struct SymbolEffectOptions: Hashable, Sendable {
  let recipe: Recipe

  private init(_ recipe: Recipe) { self.recipe = recipe }

  public static let `default` = SymbolEffectOptions(Recipe("default"))
  public static let repeating = `default`.repeating
  public static let nonRepeating = `default`.nonRepeating

  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { `default`.repeat(count) }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }

  public var repeating: SymbolEffectOptions { Self(recipe.then("repeating")) }
  public var nonRepeating: SymbolEffectOptions { Self(recipe.then("nonRepeating")) }
  public func `repeat`(_ count: Int) -> SymbolEffectOptions {
    Self(recipe.then("repeat", Double(count)))
  }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self(recipe.then(behavior.recipe))
  }
  public func speed(_ speed: Double) -> SymbolEffectOptions { Self(recipe.then("speed", speed)) }

  public struct RepeatBehavior: Hashable, Sendable {
    let recipe: Recipe

    private init(_ recipe: Recipe) { self.recipe = recipe }

    public static let continuous = RepeatBehavior(Recipe("continuous"))
    public static let periodic = periodic()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(Recipe("periodic", count.map(Double.init) ?? -1, delay ?? -1))
    }
  }
}

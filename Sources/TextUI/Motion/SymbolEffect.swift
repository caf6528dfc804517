/// How a symbol moves, which is kept and compared and never seen: nothing moves in a picture.
///
/// Apple has a type for each effect; here they are one.
public struct SymbolEffect: Hashable, Sendable {
  let recipe: Recipe

  private init(_ recipe: Recipe) { self.recipe = recipe }

  private func with(_ word: String = #function) -> SymbolEffect { SymbolEffect(recipe.then(word)) }

  /// Comes into sight; here the symbol is there at once.
  public static let appear = SymbolEffect(Recipe("appear"))
  /// Goes out of sight; here the symbol stays.
  public static let disappear = SymbolEffect(Recipe("disappear"))
  /// Jumps once.
  public static let bounce = SymbolEffect(Recipe("bounce"))
  /// Grows and shrinks smoothly.
  public static let breathe = SymbolEffect(Recipe("breathe"))
  /// Fades out and in.
  public static let pulse = SymbolEffect(Recipe("pulse"))
  /// Gives way to another symbol.
  public static let replace = SymbolEffect(Recipe("replace"))
  /// Turns about its middle.
  public static let rotate = SymbolEffect(Recipe("rotate"))
  /// Grows or shrinks and stays so.
  public static let scale = SymbolEffect(Recipe("scale"))
  /// Is drawn stroke by stroke.
  public static let drawOn = SymbolEffect(Recipe("drawOn"))
  /// Is wiped out stroke by stroke.
  public static let drawOff = SymbolEffect(Recipe("drawOff"))
  /// Lights its layers up one by one; cells draw a symbol in one colour.
  public static let variableColor = SymbolEffect(Recipe("variableColor"))
  /// Goes to and fro.
  public static let wiggle = SymbolEffect(Recipe("wiggle"))
  /// The effect of a replacement that the system chooses.
  public static let automatic = SymbolEffect(Recipe("automatic"))
  /// Replaces: the old one goes down, the new one comes up.
  public static let downUp = SymbolEffect(Recipe("downUp"))
  /// Replaces: the old one vanishes, the new one comes up.
  public static let offUp = SymbolEffect(Recipe("offUp"))
  /// Replaces: both go up.
  public static let upUp = SymbolEffect(Recipe("upUp"))

  /// Along an angle, which is compared by its degrees.
  public func custom(angle: Angle) -> SymbolEffect {
    SymbolEffect(recipe.then("custom", angle.degrees))
  }
  /// The old symbol goes down, the new one comes up.
  public var downUp: SymbolEffect { with() }
  /// The old symbol vanishes, the new one comes up.
  public var offUp: SymbolEffect { with() }
  /// Both symbols go up.
  public var upUp: SymbolEffect { with() }
  /// Upwards, or larger.
  public var up: SymbolEffect { with() }
  /// Downwards, or smaller.
  public var down: SymbolEffect { with() }
  /// Each layer by itself.
  public var byLayer: SymbolEffect { with() }
  /// All layers as one.
  public var wholeSymbol: SymbolEffect { with() }
  /// One layer lit at a time.
  public var iterative: SymbolEffect { with() }
  /// Lit layers stay lit.
  public var cumulative: SymbolEffect { with() }
  /// Back the way it came.
  public var reversing: SymbolEffect { with() }
  /// To the right over the top.
  public var clockwise: SymbolEffect { with() }
  /// To the left over the top.
  public var counterClockwise: SymbolEffect { with() }
  /// Towards the left.
  public var left: SymbolEffect { with() }
  /// Towards the right.
  public var right: SymbolEffect { with() }
  /// Towards where reading ends.
  public var forward: SymbolEffect { with() }
  /// Towards where reading starts.
  public var backward: SymbolEffect { with() }
  /// The simple form of an effect, such as of `breathe`.
  public var plain: SymbolEffect { with() }
  /// One layer after the other.
  public var individually: SymbolEffect { with() }
  /// From the start again, never backwards.
  public var nonReversing: SymbolEffect { with() }
  /// Dims the layers that are not lit.
  public var dimInactiveLayers: SymbolEffect { with() }
  /// Hides the layers that are not lit.
  public var hideInactiveLayers: SymbolEffect { with() }
  /// Joins what two symbols share; differs from `replace` with another fallback.
  public func magic(fallback: SymbolEffect) -> SymbolEffect {
    SymbolEffect(recipe.then("magic").then(fallback.recipe))
  }
}

/// How fast and how often a symbol moves, which is kept and compared and never seen.
public struct SymbolEffectOptions: Hashable, Sendable {
  let recipe: Recipe

  private init(_ recipe: Recipe) { self.recipe = recipe }

  /// Once, at the usual speed.
  public static let `default` = SymbolEffectOptions(Recipe("default"))
  /// The default, without an end.
  public static let repeating = `default`.repeating
  /// The default, once.
  public static let nonRepeating = `default`.nonRepeating

  /// The default, so many times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { `default`.repeat(count) }
  /// The default, so many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }
  /// The default, as often as the behavior says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }

  /// Without an end.
  public var repeating: SymbolEffectOptions { Self(recipe.then("repeating")) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { Self(recipe.then("nonRepeating")) }
  /// So many times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions {
    Self(recipe.then("repeat", Double(count)))
  }
  /// As often as the behavior says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self(recipe.then(behavior.recipe))
  }
  /// 1 is as fast as before, 2 twice as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { Self(recipe.then("speed", speed)) }

  /// How often a symbol moves, and how long it rests.
  public struct RepeatBehavior: Hashable, Sendable {
    let recipe: Recipe

    private init(_ recipe: Recipe) { self.recipe = recipe }

    /// Without rests.
    public static let continuous = RepeatBehavior(Recipe("continuous"))
    /// With rests of a length that the system chooses.
    public static let periodic = periodic()
    /// So many times, or always, with so many seconds between; −1 is where nothing is said.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(Recipe("periodic", count.map(Double.init) ?? -1, delay ?? -1))
    }
  }
}

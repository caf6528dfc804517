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
  /// Bounces once.
  public static let bounce = SymbolEffect(Recipe("bounce"))
  /// Grows and shrinks smoothly.
  public static let breathe = SymbolEffect(Recipe("breathe"))
  /// Fades out and in.
  public static let pulse = SymbolEffect(Recipe("pulse"))
  /// Is replaced by another symbol.
  public static let replace = SymbolEffect(Recipe("replace"))
  /// Rotates about its middle.
  public static let rotate = SymbolEffect(Recipe("rotate"))
  /// Grows or shrinks and keeps the new size.
  public static let scale = SymbolEffect(Recipe("scale"))
  /// Appears stroke by stroke.
  public static let drawOn = SymbolEffect(Recipe("drawOn"))
  /// Disappears stroke by stroke.
  public static let drawOff = SymbolEffect(Recipe("drawOff"))
  /// Highlights its layers one by one; cells draw a symbol in one colour.
  public static let variableColor = SymbolEffect(Recipe("variableColor"))
  /// Moves to and fro.
  public static let wiggle = SymbolEffect(Recipe("wiggle"))
  /// The system's choice of replacement.
  public static let automatic = SymbolEffect(Recipe("automatic"))
  /// Replaces: the old symbol moves down, the new one up.
  public static let downUp = SymbolEffect(Recipe("downUp"))
  /// Replaces: the old symbol vanishes, the new one moves up.
  public static let offUp = SymbolEffect(Recipe("offUp"))
  /// Replaces: both symbols move up.
  public static let upUp = SymbolEffect(Recipe("upUp"))

  /// Moves along an angle; effects compare its degrees.
  public func custom(angle: Angle) -> SymbolEffect { Self(recipe.then("custom", angle.degrees)) }
  /// Moves the old symbol down and the new one up.
  public var downUp: SymbolEffect { with() }
  /// Lets the old symbol vanish and moves the new one up.
  public var offUp: SymbolEffect { with() }
  /// Moves both symbols up.
  public var upUp: SymbolEffect { with() }
  /// Moves upwards, or grows.
  public var up: SymbolEffect { with() }
  /// Moves downwards, or shrinks.
  public var down: SymbolEffect { with() }
  /// Animates each layer by itself.
  public var byLayer: SymbolEffect { with() }
  /// Animates all layers as one.
  public var wholeSymbol: SymbolEffect { with() }
  /// Highlights one layer at a time.
  public var iterative: SymbolEffect { with() }
  /// Keeps highlighted layers highlighted.
  public var cumulative: SymbolEffect { with() }
  /// Runs backwards after each cycle.
  public var reversing: SymbolEffect { with() }
  /// Rotates clockwise.
  public var clockwise: SymbolEffect { with() }
  /// Rotates counterclockwise.
  public var counterClockwise: SymbolEffect { with() }
  /// Moves to the left.
  public var left: SymbolEffect { with() }
  /// Moves to the right.
  public var right: SymbolEffect { with() }
  /// Moves in the reading direction.
  public var forward: SymbolEffect { with() }
  /// Moves against the reading direction.
  public var backward: SymbolEffect { with() }
  /// The plain form of an effect such as `breathe`.
  public var plain: SymbolEffect { with() }
  /// Animates one layer after the other.
  public var individually: SymbolEffect { with() }
  /// Restarts after each cycle instead of running backwards.
  public var nonReversing: SymbolEffect { with() }
  /// Dims the layers that are not highlighted.
  public var dimInactiveLayers: SymbolEffect { with() }
  /// Hides the layers that are not highlighted.
  public var hideInactiveLayers: SymbolEffect { with() }
  /// Keeps the parts that two symbols share; effects compare the fallback.
  public func magic(fallback: SymbolEffect) -> SymbolEffect {
    SymbolEffect(recipe.then("magic").then(fallback.recipe))
  }
}

/// The speed and repetition of a symbol effect; only kept and compared.
public struct SymbolEffectOptions: Hashable, Sendable {
  let recipe: Recipe

  private init(_ recipe: Recipe) { self.recipe = recipe }

  /// One repetition at the usual speed.
  public static let `default` = SymbolEffectOptions(Recipe("default"))
  /// Endless repetition.
  public static let repeating = `default`.repeating
  /// A single run.
  public static let nonRepeating = `default`.nonRepeating

  /// The default with a number of repetitions.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { `default`.repeat(count) }
  /// The default with a factor of speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }
  /// The default with a repeat behaviour.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }

  /// Repeats without end.
  public var repeating: SymbolEffectOptions { Self(recipe.then("repeating")) }
  /// Runs once.
  public var nonRepeating: SymbolEffectOptions { Self(recipe.then("nonRepeating")) }
  /// Repeats a number of times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions {
    Self(recipe.then("repeat", Double(count)))
  }
  /// Repeats as the behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self(recipe.then(behavior.recipe))
  }
  /// Multiplies the speed: 2 is twice as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { Self(recipe.then("speed", speed)) }

  /// The number of repetitions and the pauses between them.
  public struct RepeatBehavior: Hashable, Sendable {
    let recipe: Recipe

    private init(_ recipe: Recipe) { self.recipe = recipe }

    /// Without pauses.
    public static let continuous = RepeatBehavior(Recipe("continuous"))
    /// With pauses of the system's choice.
    public static let periodic = periodic()
    /// A number of repetitions with pauses in seconds; `nil` leaves either to the system.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(Recipe("periodic", count.map(Double.init) ?? -1, delay ?? -1))
    }
  }
}

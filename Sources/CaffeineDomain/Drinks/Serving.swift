/// One size in which a drink comes, with the caffeine in it.
public struct Serving: Hashable, Sendable {
  /// What the size is called: `tall`, `cup`, `can`.
  public let size: ServingSize

  /// How much liquid; `nil` for a tablet and where the source does not say.
  public let volume: Milliliters?

  /// How much caffeine.
  public let amount: Milligrams

  /// Where the number comes from; `nil` for a drink of the user's own.
  public let source: Source?

  /// A size and its numbers.
  public init(
    _ size: ServingSize, volume: Milliliters?, amount: Milligrams, source: Source? = nil
  ) {
    self.size = size
    self.volume = volume
    self.amount = amount
    self.source = source
  }
}

/// What a serving is called.
public enum ServingSize: String, CaseIterable, Hashable, Sendable {
  /// 8 fl oz of a coffee chain.
  case short
  /// 12 fl oz of a coffee chain.
  case tall
  /// 16 fl oz of a coffee chain.
  case grande
  /// 20 fl oz of a coffee chain.
  case venti
  /// One shot of espresso.
  case single
  /// Two shots of espresso.
  case double
  /// What a cup at home or in a café holds; how much, the drink's row says.
  case cup
  /// A mug, which holds more.
  case mug
  /// A bowl, as for matcha.
  case bowl
  /// A glass of tea, cold brew or a mixed drink, with its volume in the drink's row.
  case glass
  /// A can, whose volume goes by maker and country: a cola's has 330 ml in Europe and 355 elsewhere.
  case can
  /// A bottle, of a soft drink or a ready-made coffee.
  case bottle
  /// A tablet or capsule to swallow.
  case tablet
  /// A bar, a piece or a portion of something eaten.
  case portion
}

/// Whether the caffeine of a drink follows its volume.
public enum DrinkScaling: Hashable, Sendable {
  /// It does: twice the tea holds twice the caffeine.
  case byVolume

  /// It does not: the caffeine comes by the shot, the tablet or the bag, and the rest is milk or
  /// water. A volume only picks the nearest serving.
  case byServing
}

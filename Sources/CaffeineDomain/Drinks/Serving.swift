/// A size of a drink with its caffeine.
public struct Serving: Hashable, Sendable {
  /// The name of the size, such as `tall`, `cup` or `can`.
  public let size: ServingSize

  /// The volume; `nil` for a tablet, or if the source does not give it.
  public let volume: Milliliters?

  /// The caffeine of one serving.
  public let amount: Milligrams

  /// The source of the number; `nil` for a user's own drink.
  public let source: Source?

  /// Creates a serving.
  public init(
    _ size: ServingSize, volume: Milliliters?, amount: Milligrams, source: Source? = nil
  ) {
    self.size = size
    self.volume = volume
    self.amount = amount
    self.source = source
  }
}

/// The name of a serving.
public enum ServingSize: String, CaseIterable, Hashable, Sendable {
  /// 8 fl oz at a coffee chain.
  case short
  /// 12 fl oz at a coffee chain.
  case tall
  /// 16 fl oz at a coffee chain.
  case grande
  /// 20 fl oz at a coffee chain.
  case venti
  /// One shot of espresso.
  case single
  /// Two shots of espresso.
  case double
  /// A cup at home or in a café; each drink has its own volume.
  case cup
  /// A mug, larger than a cup.
  case mug
  /// A bowl, as for matcha.
  case bowl
  /// A glass of tea, cold brew or a mixed drink; each drink has its own volume.
  case glass
  /// A can; its volume depends on the country: cola has 330 ml in Europe and 355 ml elsewhere.
  case can
  /// A bottle of a soft drink or ready-made coffee.
  case bottle
  /// One tablet or capsule.
  case tablet
  /// A bar, piece or portion of food.
  case portion
}

/// The relation of a drink's caffeine to its volume.
public enum DrinkScaling: Hashable, Sendable {
  /// In proportion: twice the tea has twice the caffeine.
  case byVolume

  /// Not at all: caffeine comes by the shot, tablet or bag, and the rest is milk or water.
  ///
  /// A volume only selects the nearest serving.
  case byServing
}

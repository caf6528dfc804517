/// How far the caffeine of one cup lies from the next of the same drink: the standard deviation
/// divided by the mean.
///
///     DrinkCategory.espresso.variation   // 0.40: two fifths
///     intake.variation                   // 0 for milligrams that someone gave
public struct CoefficientOfVariation: Quantity {
  /// The ratio, 0 to 3.
  public let value: Double

  /// A ratio from 0 to 3; `nil` for any other number.
  public init?(_ ratio: Double) {
    guard (0...3).contains(ratio) else { return nil }
    value = ratio
  }
}

extension Drink {
  /// How far the caffeine of a cup may lie from `amount`, with so much in it: as far as from cup to
  /// cup where that is what is listed for the volume; not at all where it is not, since then someone
  /// gave it, who knows the cup.
  public func variation(
    of amount: Milligrams, in volume: Milliliters?
  ) -> CoefficientOfVariation {
    lists(amount, in: volume) ? variation : 0
  }

  /// Whether an amount is what is listed for a volume, and not one of somebody's own.
  package func lists(_ amount: Milligrams, in volume: Milliliters?) -> Bool {
    let isNear: (Milligrams) -> Bool = { abs($0.value - amount.value) < 0.01 }
    guard let volume else { return servings.contains { isNear($0.amount) } }
    return isNear(match(volume: volume).amount)
  }
}

extension Intake {
  /// How far its caffeine may lie from `amount`: as far as that of its drink from cup to cup, and not
  /// at all for milligrams that someone gave, under a name of their own or for a drink of the table.
  public var variation: CoefficientOfVariation {
    variation(as: drink.flatMap(DrinkTable.drink(id:)))
  }

  /// The same of a drink of the table that was looked up before.
  func variation(as drink: Drink?) -> CoefficientOfVariation {
    guard let drink else { return 0 }
    let count = counted.count
    return drink.variation(
      of: amount * (1 / count), in: volume.flatMap { Milliliters($0.value / count) })
  }

  /// The kind of its drink; `.other` for one that is not in the table.
  public var category: DrinkCategory {
    drink.flatMap(DrinkTable.drink(id:))?.category ?? .other
  }
}

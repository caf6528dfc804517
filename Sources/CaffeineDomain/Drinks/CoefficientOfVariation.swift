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
  ///
  /// An entry of an earlier version does not say that they were given, and varies: its row may have
  /// had another number then.
  public var variation: CoefficientOfVariation {
    variation(as: drink.flatMap(DrinkTable.drink(id:)))
  }

  /// The same of a drink of the table that was looked up before.
  func variation(as drink: Drink?) -> CoefficientOfVariation {
    isGiven ? 0 : drink?.variation ?? 0
  }

  /// The kind of its drink; `.other` for one that is not in the table.
  public var category: DrinkCategory {
    drink.flatMap(DrinkTable.drink(id:))?.category ?? .other
  }
}

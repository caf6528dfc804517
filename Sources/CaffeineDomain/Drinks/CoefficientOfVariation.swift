/// How far the caffeine of one cup lies from the next of the same drink: the standard deviation
/// divided by the mean.
///
///     DrinkCategory.espresso.variation   // 0.40: two fifths
///     intake.variation                   // 0 for milligrams someone typed under a name of their own
public struct CoefficientOfVariation: Quantity {
  /// The ratio, 0 to 3.
  public let value: Double

  /// A ratio from 0 to 3; `nil` for any other number.
  public init?(_ ratio: Double) {
    guard (0...3).contains(ratio) else { return nil }
    value = ratio
  }

  /// That of a drink in the table, found in O(drinks); `nil` for an id that is not there.
  public init?(ofDrink id: String) {
    guard let drink = DrinkTable.first(where: { $0.id == id }) else { return nil }
    self = drink.variation
  }
}

extension Intake {
  /// How far its caffeine may lie from `amount`: that of its drink, and none for milligrams someone
  /// typed without a drink or for a drink of their own.
  public var variation: CoefficientOfVariation {
    drink.flatMap(CoefficientOfVariation.init(ofDrink:)) ?? 0
  }
}

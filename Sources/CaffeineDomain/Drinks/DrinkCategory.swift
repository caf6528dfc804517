/// The kinds of drinks: what is alike in how much the cups of a drink differ, in how fast caffeine is
/// absorbed, and in the emoji of those that have none of their own.
public enum DrinkCategory: String, CaseIterable, Hashable, Sendable {
  /// Coffee by the shot, with or without milk.
  case espresso
  /// Coffee by the pot, cold brew included.
  case brewedCoffee
  /// Coffee from a powder.
  case instantCoffee
  /// Coffee and tea without their caffeine.
  case decaf
  /// Tea and other infusions.
  case tea
  /// Coffee or tea in milk, mixed before it is sold.
  case milkDrink
  /// Soft drinks.
  case soda
  /// Energy drinks and shots, canned coffee and bottled tea: what has a label and no cup.
  case labelled
  /// Chocolate to drink or eat.
  case chocolate
  /// Tablets and powders.
  case tablet
  /// Anything else.
  case other

  /// The emoji that stands for the kind.
  public var emoji: String {
    switch self {
    case .espresso, .brewedCoffee, .instantCoffee, .decaf: "☕️"
    case .tea: "🍵"
    case .milkDrink: "🧋"
    case .soda, .other: "🥤"
    case .labelled: "⚡️"
    case .chocolate: "🍫"
    case .tablet: "💊"
    }
  }

  /// How fast its caffeine is absorbed where drinks have the standard rate; another rate of drinks
  /// changes it in proportion.
  public var absorptionRate: AbsorptionRate {
    switch pace {
    case .drink: .standard
    case .tablet: .tablet
    case .sweet: .sweet
    }
  }

  /// Which of the paces of absorption it has.
  var pace: Pace {
    switch self {
    case .tablet: .tablet
    case .chocolate, .soda: .sweet
    case .espresso, .brewedCoffee, .instantCoffee, .decaf, .tea, .milkDrink, .labelled, .other:
      .drink
    }
  }

  /// How far the caffeine of one cup lies from that of the next; 0 for what someone measured or
  /// typed.
  public var variation: CoefficientOfVariation {
    switch self {
    // 106 ± 38 mg in 97 Australian cafés (Desbrow 2007, doi:10.1016/j.fct.2007.02.020); up to 0.6
    // between chains.
    case .espresso: 0.40
    // Assumed, at the upper end: 188 ± 36 mg across shops, 0.19, and 259 to 564 on six days in one of
    // them, 0.31 (McCusker 2003, doi:10.1093/jat/27.7.520); at home 80.1 ± 19.2, 0.24 (PubMed 3943270).
    case .brewedCoffee: 0.30
    // 60.4 ± 21.8 mg (PubMed 3943270).
    case .instantCoffee: 0.36
    // 3.0 to 15.8 mg a shot, 0 to 13.9 mg a cup (McCusker 2006, doi:10.1093/jat/30.8.611).
    case .decaf: 1.0
    // 28.8 ± 13.7 mg (PubMed 3943270).
    case .tea: 0.48
    // 99 ± 50 mg (Desbrow 2012, doi:10.1016/j.jfca.2012.09.001).
    case .milkDrink: 0.50
    // 44.5 ± 2.95 mg of cola from the fountain, 0.066 (McCusker 2006).
    case .soda: 0.07
    // Assumed: makers dose it.
    case .labelled: 0.10
    // Assumed.
    case .chocolate: 0.40
    case .tablet: 0.05
    case .other: 0
    }
  }
}

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
  func variation(as drink: Drink?) -> CoefficientOfVariation { isGiven ? 0 : drink?.variation ?? 0 }

  /// The kind of its drink; `.other` for one that is not in the table.
  public var category: DrinkCategory { drink.flatMap(DrinkTable.drink(id:))?.category ?? .other }
}

/// A kind of drink, which determines the variation of its cups, the speed of absorption and the
/// default emoji.
public enum DrinkCategory: String, CaseIterable, Hashable, Sendable {
  /// Coffee by the shot, with or without milk.
  case espresso
  /// Coffee by the pot, including cold brew.
  case brewedCoffee
  /// Coffee from powder.
  case instantCoffee
  /// Decaffeinated coffee and tea.
  case decaf
  /// Tea and other infusions.
  case tea
  /// Ready-made coffee or tea with milk.
  case milkDrink
  /// Soft drinks.
  case soda
  /// Energy drinks and shots, canned coffee and bottled tea: labelled, not poured.
  case labelled
  /// Chocolate as a drink or a bar.
  case chocolate
  /// Tablets and powders.
  case tablet
  /// Anything else.
  case other

  /// The default emoji of the kind.
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

  /// The absorption rate of this kind, if drinks have the standard rate; another rate of drinks
  /// scales it.
  public var absorptionRate: AbsorptionRate {
    switch pace {
    case .drink: .standard
    case .tablet: .tablet
    case .sweet: .sweet
    }
  }

  /// The pace of absorption.
  var pace: Pace {
    switch self {
    case .tablet: .tablet
    case .chocolate, .soda: .sweet
    case .espresso, .brewedCoffee, .instantCoffee, .decaf, .tea, .milkDrink, .labelled, .other:
      .drink
    }
  }

  /// Whether to offer it under 18: neither energy drinks, which are labelled (AAP 2011), nor tablets.
  package var isForYoung: Bool { self != .labelled && self != .tablet }

  /// The variation of caffeine from cup to cup; 0 for measured or typed amounts.
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

/// The variation of caffeine between cups of a drink: standard deviation divided by mean.
///
///     DrinkCategory.espresso.variation   // 0.40: two fifths
///     intake.variation                   // 0 for milligrams that someone gave
public struct CoefficientOfVariation: Quantity {
  /// The ratio, from 0 to 3.
  public let value: Double

  /// Creates a ratio; `nil` outside of 0 to 3.
  public init?(_ ratio: Double) {
    guard (0...3).contains(ratio) else { return nil }
    value = ratio
  }
}

extension Drink {
  /// Whether the amount is the listed one for this volume, and not a user's own.
  package func lists(_ amount: Milligrams, in volume: Milliliters?) -> Bool {
    let isNear: (Milligrams) -> Bool = { abs($0.value - amount.value) < 0.01 }
    guard let volume else { return servings.contains { isNear($0.amount) } }
    return isNear(match(volume: volume).amount)
  }
}

extension Intake {
  /// How much its caffeine may deviate from `amount`: like its drink's from cup to cup, and not at
  /// all for stated milligrams.
  ///
  /// An entry of an earlier version does not record that its amount was stated, so it varies: its
  /// drink may have had another number then.
  public var variation: CoefficientOfVariation {
    variation(as: drink.flatMap(DrinkTable.drink(id:)))
  }

  /// The variation with the drink already looked up.
  func variation(as drink: Drink?) -> CoefficientOfVariation { isGiven ? 0 : drink?.variation ?? 0 }

  /// The kind of its drink; `.other` for a drink outside of the table.
  public var category: DrinkCategory { drink.flatMap(DrinkTable.drink(id:))?.category ?? .other }
}

/// How far the caffeine of one cup lies from the next of the same drink: the standard deviation
/// divided by the mean.
///
///     CoefficientOfVariation(ofDrink: "espresso")    // 0.40: two fifths
///     intake.variation                               // 0 for milligrams someone typed
public struct CoefficientOfVariation: Quantity {
  /// The ratio, 0 to 3.
  public let value: Double

  /// A ratio from 0 to 3; `nil` for any other number.
  public init?(_ ratio: Double) {
    guard (0...3).contains(ratio) else { return nil }
    value = ratio
  }

  /// That of a drink in the table, by its kind; `nil` for an id that is not there.
  ///
  /// By id and not by `Drink`, since an intake keeps the id alone and building the table would cost
  /// a status bar more than all the rest. Common drinks come first: the cases are compared in turn.
  public init?(ofDrink id: String) {
    switch id {
    // Desbrow 2007, doi:10.1016/j.fct.2007.02.020: 106 ± 38 mg; 0.6 between chains (Which? 2023).
    case "espresso", "cappuccino", "latte", "americano", "flat-white", "double-espresso",
      "macchiato", "mocha", "caramel-macchiato", "latte-macchiato", "starbucks-espresso":
      self = 0.40
    // 80.1 ± 19.2 mg at home (PubMed 3943270); 259 to 564 mg on six days in one shop
    // (McCusker 2003, doi:10.1093/jat/27.7.520).
    case "coffee", "filter-coffee", "percolated-coffee", "starbucks-medium-roast", "cold-brew",
      "nitro-cold-brew", "iced-coffee", "turkish-coffee", "coffee-liqueur":
      self = 0.30
    // 60.4 ± 21.8 mg (PubMed 3943270).
    case "instant-coffee": self = 0.36
    // 28.8 ± 13.7 mg (PubMed 3943270).
    case "black-tea", "green-tea", "oolong-tea", "white-tea", "jasmine-tea", "matcha",
      "matcha-powder", "yerba-mate", "guayaki-yerba-mate", "chai", "earl-grey", "herbal-tea":
      self = 0.48
    case "caffe-misto", "matcha-latte", "iced-chai-latte": self = 0.50
    // By the label.
    case "cola", "coca-cola", "coca-cola-zero", "diet-coke", "coca-cola-caffeine-free", "pepsi",
      "diet-pepsi", "pepsi-zero", "pepsi-max", "dr-pepper", "diet-dr-pepper", "mountain-dew",
      "mountain-dew-zero", "energy-drink", "red-bull", "monster", "monster-ultra", "monster-zero",
      "rockstar", "rockstar-pure-zero", "rockstar-xdurance", "nos", "reign", "bang", "celsius",
      "celsius-essentials", "alani-nu", "c4-energy", "c4-ultimate", "energy-shot",
      "5-hour-energy", "5-hour-energy-extra", "nespresso", "iced-tea", "lipton-iced-tea",
      "snapple", "kombucha", "koe-kombucha":
      self = 0.10
    case "pre-workout": self = 0.15
    case "caffeine-tablet", "caffeine-tablet-strong", "excedrin": self = 0.05
    case "cocoa", "hot-chocolate", "chocolate-milk", "milk-chocolate", "dark-chocolate-45",
      "dark-chocolate-60", "dark-chocolate", "chocolate-coffee-beans":
      self = 0.40
    // 3.0 to 15.8 mg a shot (McCusker 2006, J Anal Toxicol 30:611).
    case "decaf", "decaf-instant", "decaf-espresso", "decaf-latte", "decaf-tea": self = 1
    default: return nil
    }
  }
}

extension Intake {
  /// How far its caffeine may lie from `amount`: that of its drink, and none for milligrams someone
  /// typed without a drink or for a drink of their own.
  public var variation: CoefficientOfVariation {
    drink.flatMap(CoefficientOfVariation.init(ofDrink:)) ?? 0
  }
}

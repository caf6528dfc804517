/// How fast something passes from the gut into the body, of the few paces that differ.
///
/// Each pace has a gut of its own: what is in them adds up in the body.
enum Pace: CaseIterable {
  /// Coffee, tea, energy drinks.
  case drink
  /// What has to dissolve first.
  case tablet
  /// Chocolate, and soft drinks with their sugar.
  case sweet

  /// All of them, in one array that is made once: the walk along a curve asks at each step.
  static let allCases: [Pace] = [.drink, .tablet, .sweet]

  /// Its rate as a share of that of drinks.
  var share: Double {
    let rate =
      switch self {
      case .drink: AbsorptionRate.standard
      case .tablet: AbsorptionRate.tablet
      case .sweet: AbsorptionRate.sweet
      }
    return rate.value / AbsorptionRate.standard.value
  }
}

/// What each pace has of something: three stored values, since a dictionary costs a start 0.05 ms.
struct Paces<Value> {
  private var drink: Value
  private var tablet: Value
  private var sweet: Value

  init(_ value: (Pace) -> Value) {
    drink = value(.drink)
    tablet = value(.tablet)
    sweet = value(.sweet)
  }

  subscript(pace: Pace) -> Value {
    get {
      switch pace {
      case .drink: drink
      case .tablet: tablet
      case .sweet: sweet
      }
    }
    set {
      switch pace {
      case .drink: drink = newValue
      case .tablet: tablet = newValue
      case .sweet: sweet = newValue
      }
    }
  }
}

extension Paces: Sendable where Value: Sendable {}

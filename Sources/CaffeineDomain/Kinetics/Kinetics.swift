import CStandardLibrary

/// The absorption and clearance of caffeine: one compartment, first order in and out.
///
/// A dose D taken at once leaves F·D·kₐ/(kₐ − kₑ)·(e^(−kₑt) − e^(−kₐt)) in the body after a time t
/// (Bateman's function), with kₑ = ln 2 / half-life. One compartment and first order are adequate
/// for caffeine (Bonati 1982, as quoted by the Institute of Medicine 2001). `Docs/Kinetics.md` has
/// the derivations and what they leave out.
///
///     let kinetics = Kinetics(halfLife: 5, absorption: .oral(4.6))
///     kinetics.amount(of: 100, after: 6 * 3600)  // 44.88 mg
public struct Kinetics: Hashable, Sendable {
  /// The time in which the body clears half of its caffeine.
  public var halfLife: HalfLife

  /// The way drinks enter the body.
  public var absorption: Absorption

  /// The fraction of a dose that reaches the blood.
  public var bioavailability: Bioavailability

  /// Creates kinetics, by default of a healthy adult: 5 h, 4.6 per hour, the whole dose.
  public init(
    halfLife: HalfLife = .standard, absorption: Absorption = .standard,
    bioavailability: Bioavailability = .complete
  ) {
    self.halfLife = halfLife
    self.absorption = absorption
    self.bioavailability = bioavailability
  }

  /// The rest of a dose in the body `seconds` after the first sip, sipped evenly over `duration`
  /// seconds (0: at once).
  ///
  /// Zero before the first sip; the category sets the pace of absorption. Accurate to 1e-12
  /// relative for any rates.
  public func amount(
    of dose: Milligrams, after seconds: Double, sippedOver duration: Double = 0,
    category: DrinkCategory = .other
  ) -> Milligrams {
    guard seconds >= 0 else { return .zero }
    let pace = category.pace
    let available = dose.value * bioavailability.value
    var compartments = Compartments(rates: Rates(self))
    if duration > 0 {
      compartments.guts[pace].inflow = available / duration
      compartments.advance(by: min(seconds, duration))
      compartments.guts[pace].inflow = 0
      compartments.advance(by: max(seconds - duration, 0))
    } else {
      compartments.swallow(available, at: pace)
      compartments.advance(by: seconds)
    }
    return Milligrams(clamping: compartments.body)
  }

  /// The seconds after which a drink contributes less than 0.01 mg for good.
  ///
  /// A reader of a journal may skip older drinks. The defaults cover any plausible drink: 10 g,
  /// about fourteen times the largest in the catalogue, sipped over a day. The result depends on
  /// the half-life.
  public func horizon(
    of dose: Milligrams = 10_000, sippedOver duration: Double = 86_400
  ) -> Double {
    let origin = Date(timeIntervalSinceReferenceDate: 0)
    let curve = Curve(of: [], kinetics: self)
      .adding(dose.value, start: 0, duration: duration, pace: .sweet)
    return curve.lastFall(to: Curve.negligible, from: origin)?.timeIntervalSince(origin) ?? 0
  }
}

/// Rate constants per second.
struct Rates {
  /// kₑ, out of the body.
  let elimination: Double

  /// kₐ, from gut to body, by pace; `nil` for instant absorption.
  let absorption: Paces<Double>?

  init(_ kinetics: Kinetics) {
    elimination = log(2) / (kinetics.halfLife.value * 3600)
    absorption =
      switch kinetics.absorption {
      case .oral(let rate): Paces { rate.value / 3600 * $0.share }
      case .instant: nil
      }
  }
}

/// The content and inflow of the gut for one pace.
struct Gut {
  /// Swallowed and not yet absorbed, in mg.
  var amount = 0.0

  /// Current sipping, in mg per second.
  var inflow = 0.0

  var isEmpty: Bool { amount == 0 && inflow == 0 }
}

/// The way a drink reaches the body.
public enum Absorption: Hashable, Sendable {
  /// Through the gut at a first-order rate: the level rises for half an hour or more, then falls.
  case oral(AbsorptionRate)

  /// At once: the whole amount is in the body when it is drunk.
  case instant

  /// Through the gut at 4.6 per hour.
  public static let standard: Absorption = .oral(.standard)
}

/// The pace at which a kind of product passes from gut to body.
///
/// Each pace has its own gut; the body adds them up.
enum Pace: CaseIterable {
  /// Coffee, tea and energy drinks.
  case drink
  /// Products that must dissolve first.
  case tablet
  /// Chocolate, and soft drinks with sugar.
  case sweet

  /// Stored once, as curves read it at every step.
  static let allCases: [Pace] = [.drink, .tablet, .sweet]

  /// The rate relative to that of drinks.
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

/// One value per pace; three stored properties, as a dictionary costs 0.05 ms at launch.
struct Paces<Value> {
  var drink: Value
  var tablet: Value
  var sweet: Value

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

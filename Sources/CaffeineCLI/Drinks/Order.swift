import CaffeineDomain
import CaffeineStore
import CommandArguments

/// What is to be had: a drink of the catalogue or an amount under a name, once or several times.
struct Order {
  /// The id in the catalogue; `nil` for a name of one's own.
  var drink: String?
  /// The name as shown, without the count.
  var name: String
  /// The caffeine of one.
  var amount: Milligrams
  /// Whether someone said how much that is, or made the drink.
  var isGiven = false
  /// The volume of one, where known.
  var volume: Milliliters?
  /// How many, above 0 and at most 20.
  var count = 1.0
  /// What was asked for of its size: `large`, `3 shots`; `nil` where nothing was.
  var sizeName: String?
  /// Whether a size or a volume was asked for, so that an answer says it.
  var isSized = false
  /// What one should know about the amount; empty if nothing.
  var remark: Message = ""

  /// How far its caffeine varies from cup to cup; not at all where someone typed it.
  var variation: CoefficientOfVariation { isGiven ? 0 : known?.variation ?? 0 }

  /// What kind of drink it is.
  var category: DrinkCategory { known?.category ?? .other }

  private var known: Drink? { drink.flatMap { DrinkCatalogue.builtIn[$0] } }

  /// The drink as the catalogue found it.
  init(_ match: DrinkMatch) {
    drink = match.drink == .caffeine ? nil : match.drink.id
    name = match.drink.name
    sizeName = match.sizeName
    isSized = match.isSized || match.sizeName != nil
    amount = match.amount
    isGiven = match.basis == .given || match.drink.variation == 0
    volume = match.volume
    count = match.count
    guard match.basis == .notScaled else { return }
    remark =
      match.drink.scaling == .byServing
      ? "Its caffeine does not depend on the volume; the nearest listed size counts."
      : "Its usual volume is unknown, so its caffeine stays the same."
  }

  /// An amount under a name of one's own.
  init(name: String, amount: Milligrams, volume: Milliliters?) {
    self.name = name
    self.amount = amount
    isGiven = true
    self.volume = volume
  }

  /// What was ordered when this was logged.
  init(of intake: Intake) {
    drink = intake.drink
    (count, name) = intake.counted
    amount = Milligrams(clamping: intake.amount.value / count)
    isGiven = intake.isGiven
    volume = intake.volume.flatMap { [count] in Milliliters($0.value / count) }
  }

  /// One of what was logged before.
  init(again intake: Intake) {
    self.init(of: intake)
    count = 1
    remark = "The amount is that of your last one."
  }

  /// The drink that it was an order of, under a name that somebody gave it.
  func asDrink(called spelling: String) -> Drink {
    Drink(
      id: OwnDrink.id(for: name), name: spelling,
      standard: Serving(.portion, volume: volume, amount: amount))
  }

  /// Turns an entry into this.
  func apply(to intake: inout Intake) {
    intake.drink = drink
    intake.name = fullName
    intake.amount = fullAmount
    intake.isGiven = isGiven
    intake.volume = fullVolume
  }

  /// The name with the count: `2 × Espresso`.
  var fullName: String { count == 1 ? name : "\(Amount.text(count)) × \(name)" }

  /// The caffeine of all.
  var fullAmount: Milligrams { amount * count }

  /// The volume of all, where known.
  var fullVolume: Milliliters? { volume.flatMap { Milliliters($0.value * count) } }

  /// What it is, in a question: `2 × Latte, 150 mg`.
  var spoken: String { Terminal.shown("\(fullName), \(massText(fullAmount))") }

  /// Whether it is more than anybody has at once, as by a zero too many.
  var isUnusual: Bool { fullAmount > 2000 || (volume?.value ?? 0) > 3000 }

  /// The same, if one entry takes that much.
  func checked() throws(Failure) -> Order {
    guard IntakeLimits.milligrams.contains(fullAmount.value) else {
      throw Failure(
        .wrongUse, "One entry takes \(Amount.milligramForms); this is \(massText(fullAmount)).")
    }
    return self
  }
}

/// What is to be had and when it was, as a line says it.
struct TimedOrder {
  var order: Order
  /// The moment that was typed; `nil` where none was.
  var time: Date?
}

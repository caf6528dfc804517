import CaffeineDomain
import CaffeineStore
import CommandArguments

/// An order: a drink of the catalogue or a named amount, with a count.
struct Order {
  /// The id in the catalogue; `nil` for a free name.
  var drink: String?
  /// The name to show, without the count.
  var name: String
  /// The caffeine of one drink.
  var amount: Milligrams
  /// Whether the amount was stated, or the drink is the user's own.
  var isGiven = false
  /// The volume of one drink; `nil` if unknown.
  var volume: Milliliters?
  /// The number of drinks, above 0 and at most 20.
  var count = 1.0
  /// The ordered size: `large`, `3 shots`; `nil` without one.
  var sizeName: String?
  /// Whether a size or volume was ordered, which the answer then repeats.
  var isSized = false
  /// What goes with it: `oat milk`; `nil` for nothing.
  var note: String?
  /// A remark about the amount; may be empty.
  var remark: Message = ""

  /// The variation from cup to cup; none for a stated amount.
  var variation: CoefficientOfVariation { isGiven ? 0 : known?.variation ?? 0 }

  var category: DrinkCategory { known?.category ?? .other }

  private var known: Drink? { drink.flatMap { DrinkCatalogue.builtIn[$0] } }

  init(_ match: DrinkMatch) {
    drink = match.drink == .caffeine ? nil : match.drink.id
    name = match.name
    note = match.note
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

  init(name: String, amount: Milligrams, volume: Milliliters?) {
    self.name = name
    self.amount = amount
    isGiven = true
    self.volume = volume
  }

  /// The order behind an entry.
  init(of intake: Intake) {
    drink = intake.drink
    (count, name) = intake.counted
    amount = Milligrams(clamping: intake.amount.value / count)
    isGiven = intake.isGiven
    volume = intake.volume.flatMap { [count] in Milliliters($0.value / count) }
  }

  /// A single drink like an earlier entry.
  init(again intake: Intake) {
    self.init(of: intake)
    count = 1
    remark = "The amount is that of your last one."
  }

  /// The drinks as one entry of a journal.
  func intake(_ id: IntakeID, at start: Date) -> Intake {
    var intake = Intake(id: id, name: name, amount: amount, start: start)
    apply(to: &intake)
    return intake
  }

  func apply(to intake: inout Intake) {
    intake.drink = drink
    intake.name = fullName
    intake.amount = fullAmount
    intake.isGiven = isGiven
    intake.volume = fullVolume
    intake.note = note ?? intake.note
  }

  /// The name with the count: `2 × Espresso`.
  var fullName: String { count == 1 ? name : "\(Amount.text(count)) × \(name)" }

  /// The caffeine of all drinks.
  var fullAmount: Milligrams { amount * count }

  /// The volume of all drinks; `nil` if unknown.
  var fullVolume: Milliliters? { volume.flatMap { Milliliters($0.value * count) } }

  /// The options of `log` that make it of its drink, without what the catalogue finds for that.
  ///
  /// - Parameter isExact: Whether the caffeine has to be the same, whatever the catalogue says by now.
  func options(in catalogue: DrinkCatalogue, isExact: Bool) -> [String] {
    let known = drink.flatMap { catalogue[$0] }
    let volume = volume == known?.standard.volume ? nil : volume
    let found = volume.flatMap { known?.match(volume: $0) } ?? known?.standardMatch
    let isListed = found.map { !isExact || abs($0.amount.value - amount.value) < 0.01 } == true
    return [
      count == 1 ? nil : "--count=\(Amount.text(count))",
      isListed && !isGiven ? nil : "--milligrams=\(Amount.text(amount.value))",
      volume.map { "--milliliters=\(Amount.text($0.value))" },
    ].compactMap(\.self)
  }

  /// For a question: `2 × Latte, 150 mg`.
  var spoken: Message {
    let name = Terminal.shown(name)
    let one: Message = known == nil ? "\(name)" : Message(key: name)
    let all: Message = count == 1 ? one : "\(Amount.text(count)) × \(one)"
    return "\(all), \(massText(fullAmount))"
  }

  /// The most milligrams at one time, and the most drinks of a line's item, that nobody is asked about.
  static let (mostAtOnce, mostDrinks) = (600.0, 6.0)

  /// Whether it is more than people have at once, as by an extra zero.
  var isUnusual: Bool {
    fullAmount.value > Self.mostAtOnce || count > Self.mostDrinks || (volume?.value ?? 0) > 3000
  }

  /// Throws if an entry cannot have this amount.
  func checked() throws(Failure) -> Order {
    guard IntakeLimits.milligrams.contains(fullAmount.value) else {
      throw Failure(
        .wrongUse, "One entry takes \(Amount.milligramForms); this is \(massText(fullAmount)).")
    }
    return self
  }
}

struct TimedOrder {
  var order: Order
  /// `nil` without a typed time.
  var time: Date?
}

/// The options for a drink besides its name.
struct OrderOptions {
  var milligrams: Milligrams?
  var volume: Milliliters?
  var size: String?
  var count: Double?
  /// The start by an option, in place of a time in the text.
  var start: Date?
  /// A typed time for a question: `, 09:00`; empty without one.
  var moment: () throws(Failure) -> Message = { () throws(Failure) in "" }
  /// Whether a time to come is meant as such.
  var isPlan = false
  /// The offset of an entry, which it keeps in an hour that comes twice.
  var offset: Int?
  /// Whether the drink will be logged, so that errors can suggest an amount or time.
  var isEntry = false
  /// Asks about an unknown or unusual drink; `nil` if nobody can answer.
  var ask: (@MainActor (Message) -> Bool?)?
  /// Whom to call if the typed amount is dangerous, where no drink is suggested; `nil` otherwise.
  var alarm: () -> String? = { nil }
  /// Whether an implausible amount is intended.
  var isSure = false

  /// Whether an option gives an amount.
  var hasAmount: Bool { milligrams != nil || volume != nil || size != nil || count != nil }
}

extension OrderOptions {
  /// The typed options of a command that keeps the drink at `start`.
  @MainActor init(of context: CommandContext, at start: Date?) throws(Failure) {
    let arguments = context.arguments
    milligrams = try context.milligrams(LogCommand.milligrams)
    volume = try context.milliliters(LogCommand.milliliters)
    size = arguments[LogCommand.size]
    count = try context.number(LogCommand.count, in: Intake.counts)
    self.start = start
    isEntry = true
    ask = context.ask
    alarm = context.alarm
    isSure = arguments.contains(GlobalOptions.yes)
  }
}

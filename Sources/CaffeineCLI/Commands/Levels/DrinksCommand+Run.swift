import CaffeineDomain
import CaffeineJSON
import CaffeineStore
import CommandArguments

@MainActor
extension DrinksCommand {
  static func runList(_ context: CommandContext) throws(Failure) {
    let query = context.arguments.joinedOperands
    let found = try context.drinks.catalogue().search(try plainText(query, of: "QUERY", upTo: 200))
    guard !found.isEmpty else {
      throw Failure(
        .noInput, "No drink's name contains '\(query)'.",
        advice: "'caffeine drinks' lists them all.")
    }
    if context.wantsJSON {
      return context.printer.print(.object([("drinks", .array(found.map { .object($0.members) }))]))
    }
    var rows: [[String]] = []
    for drink in found {
      let volume = try drink.standard.volume.map { volume throws(Failure) in
        try context.volume(volume)
      }
      rows.append([
        context.printer.shownDrink(drink.name), massText(drink.standard.amount), volume ?? "",
        context.printer.styled(context.printer.shown(drink.id), .dim),
      ])
    }
    context.printer.printTable(rows, right: [1, 2], flexible: 0)
  }

  static func runShow(_ context: CommandContext) throws(Failure) {
    let drink = try context.drinks.drink(named: context.arguments.joinedOperands)
    if context.wantsJSON {
      let servings = drink.servings.map { JSONValue.object($0.members) }
      return context.printer.print(
        .object(
          drink.members + [
            ("coefficientOfVariation", .number(drink.variation.value)),
            ("servings", .array(servings)),
          ]))
    }
    let picture =
      context.printer.isUnicode && context.printer.hasPictures
      ? "\(context.printer.shown(drink.emoji)) " : ""
    let names = Array(try context.drinks.catalogue().spellings(of: drink).dropFirst())
    context.printer.print(
      picture + context.printer.styled(context.printer.shown(names[0]), .bold)
        + names.dropFirst().map { ", " + context.printer.shown($0) }.joined())
    var rows: [[String]] = []
    for serving in drink.servings {
      let volume = try serving.volume.map { volume throws(Failure) in try context.volume(volume) }
      rows.append([
        serving.size.rawValue, massText(serving.amount), volume ?? "",
        context.printer.styled(
          serving.source.map { context.printer.shown("\($0.title)") }
            ?? context.printer.text(of: "your own"), .dim),
      ])
    }
    context.printer.printTable(rows, right: [1, 2], flexible: 3)
    let variation = (drink.variation.value * 100).rounded()
    guard variation > 0 else { return }
    context.printer.print(
      "One cup differs from the next by about \(Amount.text(variation)) %." as Message, .dim)
  }

  static func runAdd(_ context: CommandContext) throws(Failure) {
    let words = context.arguments.joinedOperands
    let name = try plainText(words, of: "NAME", upTo: 200)
    guard !name.isEmpty else {
      throw .value(words, of: "NAME", forms: "a name, such as \"House blend\"")
    }
    let known = try context.drinks.catalogue().drink(named: name)
    let own = try context.drinks.ownDrinks().first { $0.id == known?.id }
    guard let amount = try context.milligrams(milligrams) ?? own?.standard.amount else {
      throw Failure(
        .wrongUse, "--milligrams is missing.",
        advice: "Write: caffeine drinks add NAME --milligrams N")
    }
    let picture = try context.arguments[emoji].map { text throws(Failure) in
      try plainText(text, of: "--emoji", upTo: 1)
    }
    let drink = Drink(
      id: known?.id ?? OwnDrink.id(for: name), name: name, emoji: picture ?? known?.emoji,
      standard: Serving(
        .portion, volume: try context.milliliters(milliliters) ?? known?.standard.volume,
        amount: amount))
    try keep(OwnDrink.text(of: drink), for: drink.id, as: .repeatable, in: context)
    if context.wantsJSON { return context.printer.print(.object(drink.members)) }
    let verb = own == nil ? "Added" : "Changed"
    context.printer.confirm("\(verb) \(context.printer.shown(name)) (\(massText(amount))).")
    if let hidden = DrinkCatalogue.builtIn[drink.id] {
      context.printer.confirm(
        "It hides the built-in \(hidden.name) (\(massText(hidden.standard.amount))) until you "
          + "remove it: caffeine drinks remove \(drink.id)")
    }
    if known == nil, let meaning = meaning(of: name, in: context) {
      context.printer.confirm(
        "'\(context.printer.shown(name))' was \(meaning) so far; now it is yours.")
    }
    let line = (name.hasPrefix("-") ? "-- " : "") + shellLine(name.split(separator: " "))
    context.printer.confirm(
      context.printer.styled(
        "Log it: caffeine log \(context.printer.shown(line))" as Message, .dim))
  }

  /// The meaning of a new drink's name without the drink: an order such as `2 lattes`, or a time.
  private static func meaning(
    of name: String, in context: CommandContext
  ) -> Message? {
    if When.Typed(name) != nil || name == "last" { return "a time or an entry" }
    return try? context.drinks.order(name).spoken
  }

  static func runRemove(_ context: CommandContext) throws(Failure) {
    let drink = try context.drinks.drink(named: context.arguments.joinedOperands)
    guard try context.drinks.ownDrinks().contains(where: { $0.id == drink.id }) else {
      throw Failure(.noInput, "\(drink.name) is built in; you can remove only your own drinks.")
    }
    try keep(nil, for: drink.id, as: .drinkRemoval, in: context)
    if context.wantsJSON { return context.printer.print(.object(drink.members)) }
    context.printer.confirm(
      "Removed \(context.printer.shown(drink.name)). Drinks you have logged stay.")
  }

  private static func keep(
    _ text: String?, for id: String, as change: Outcome.Change, in context: CommandContext
  ) throws(Failure) {
    try context.journal.change(try context.surroundings.ownDrinks(), id, to: text, as: change)
  }
}

extension Drink {
  fileprivate var members: [(String, JSONValue)] {
    [("drink", .string(id)), ("name", .string(name))] + standard.members.dropFirst()
  }
}

extension Serving {
  fileprivate var members: [(String, JSONValue)] {
    [
      ("size", .string(size.rawValue)), ("milligrams", .milligrams(amount.value)),
      ("milliliters", .optional(volume) { .number($0.value) }),
      ("source", .optional(source) { .string("\($0.title), \($0.locator)") }),
    ]
  }
}

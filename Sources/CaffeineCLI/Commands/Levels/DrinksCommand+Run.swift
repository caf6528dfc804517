import CaffeineDomain
import CaffeineStore
import CommandArguments

@MainActor
extension DrinksCommand {
  static func runList(_ session: Session) throws(Failure) {
    let query = session.arguments.phrase
    let found = try session.catalogue().search(try session.plainText(query, of: "QUERY", upTo: 200))
    if session.arguments.has(names) {
      return found.forEach { session.print(Terminal.shown($0.id)) }
    }
    if session.wantsJSON {
      return session.print(.object([("drinks", .array(found.map { .object($0.members) }))]))
    }
    guard !found.isEmpty else {
      throw Failure(
        .noInput, "No drink's name contains '\(query)'.",
        advice: "'caffeine drinks' lists them all.")
    }
    var rows: [[String]] = []
    for drink in found {
      let volume = try drink.standard.volume.map { volume throws(Failure) in
        try session.volume(volume)
      }
      rows.append([
        session.shown(drink.name), massText(drink.standard.amount), volume ?? "",
        session.styled(session.shown(drink.id), .dim),
      ])
    }
    session.printTable(rows, right: [1, 2], flexible: 0)
  }

  static func runShow(_ session: Session) throws(Failure) {
    let drink = try session.drink(named: session.arguments.phrase)
    if session.wantsJSON {
      let servings = drink.servings.map { JSONValue.object($0.members) }
      return session.print(.object(drink.members + [("servings", .array(servings))]))
    }
    let picture = session.isUnicode ? "\(session.shown(drink.emoji)) " : ""
    let names = [drink.name] + (drink.chineseName.map { [$0] } ?? []) + drink.aliases
    session.print(
      picture + session.styled(session.shown(names[0]), .bold)
        + names.dropFirst().map { ", " + session.shown($0) }.joined())
    var rows: [[String]] = []
    for serving in drink.servings {
      let volume = try serving.volume.map { volume throws(Failure) in try session.volume(volume) }
      rows.append([
        serving.size.rawValue, massText(serving.amount), volume ?? "",
        session.styled(serving.source.map { session.shown("\($0.title)") } ?? "your own", .dim),
      ])
    }
    session.printTable(rows, right: [1, 2], flexible: 3)
  }

  static func runAdd(_ session: Session) throws(Failure) {
    guard let amount = try session.milligrams(milligrams) else {
      throw Failure(
        .wrongUse, "--milligrams is missing.",
        advice: "Write: caffeine drinks add NAME --milligrams N")
    }
    let words = session.arguments.phrase
    let name = try session.plainText(words, of: "NAME", upTo: 200)
    guard !name.isEmpty else {
      throw .value(words, of: "NAME", forms: "a name, such as \"House blend\"")
    }
    let picture = try session.arguments[emoji].map { text throws(Failure) in
      try session.plainText(text, of: "--emoji", upTo: 1)
    }
    let drink = Drink(
      id: OwnDrink.id(for: name), name: name, emoji: picture,
      standard: Serving(.portion, volume: try session.milliliters(milliliters), amount: amount))
    try keep(OwnDrink.text(of: drink), for: drink.id, in: session)
    if session.wantsJSON { return session.print(.object(drink.members)) }
    session.print("Added \(session.shown(name)) (\(massText(amount))).")
    session.print(session.styled("Log it: caffeine log \(drink.id)", .dim))
  }

  static func runRemove(_ session: Session) throws(Failure) {
    let drink = try session.drink(named: session.arguments.phrase)
    guard try session.ownDrinks().contains(where: { $0.id == drink.id }) else {
      throw Failure(
        .noInput, "\(drink.name) is built in; you can remove only your own drinks.")
    }
    try keep(nil, for: drink.id, in: session)
    if session.wantsJSON { return session.print(.object(drink.members)) }
    session.print("Removed \(session.shown(drink.name)). Drinks you have logged stay.")
  }

  private static func keep(
    _ text: String?, for id: String, in session: Session
  ) throws(Failure) {
    let file = try session.ownDrinksFile()
    try session.stored { () throws(StoreError) in try file.set(id, to: text) }
  }
}

extension Drink {
  /// The members of the object that `drinks --json` has for a drink, its standard serving.
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

import CaffeineDomain
import CaffeineJSON
import CaffeineStore
import CommandArguments

/// `caffeine alias`: a person's own names for drinks.
enum AliasCommand {
  static let remove = CommandOption("remove", help: "Remove the name.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "alias", summary: "List your names for drinks, or set or remove one.",
      discussion: """
        An alias is a whole drink as in log, without a time, and a number before it multiplies it: \
        after caffeine alias m "2 espressos", log 2 m is four. What 'usual' is, you say with \
        caffeine alias usual DRINK.
        """,
      arguments: [
        CommandArgument("NAME", .optional, help: "The name, one word that is no drink's."),
        CommandArgument("DRINK", .any, from: .known(.drinks), help: "The drink, as in log."),
      ],
      options: [remove],
      examples: [
        CommandExample("caffeine alias m \"large matcha latte\"", "Then 'caffeine log m' logs it."),
        CommandExample("caffeine alias m --remove", "The others stay."),
      ], action: CommandAction(run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    var aliases = try context.preferences().aliases
    let words = context.arguments.operands
    let isRemoval = context.arguments.contains(remove)
    guard let typed = words.first else {
      guard !isRemoval else {
        throw Failure(.wrongUse, "NAME is missing.", advice: "Write the alias to remove.")
      }
      return list(aliases, in: context)
    }
    let name = try plainText(typed, of: "NAME", upTo: 40).lowercased()
    let drink = try plainText(words.dropFirst().joined(separator: " "), of: "DRINK", upTo: 200)
    if isRemoval {
      try context.refuse(drink.isEmpty ? nil : "'\(drink)'", with: remove)
      guard aliases.drinks[name] != nil else {
        throw Failure(
          .noInput, "There is no alias '\(name)'.", advice: "'caffeine alias' lists them.")
      }
      aliases.drinks[name] = nil
    } else {
      try check(name, drink, in: context)
      aliases.drinks[name] = drink
    }
    try store(aliases, in: context)
    if context.wantsJSON { return context.printer.print(json(aliases)) }
    let shown = context.printer.shown(name)
    context.printer.confirm(
      isRemoval ? "\(shown) is no alias now." : "\(shown) is now \(context.printer.shown(drink)).")
  }

  /// Throws for a name that means something already, and for a drink that is none.
  @MainActor private static func check(
    _ name: String, _ drink: String, in context: CommandContext
  ) throws(Failure) {
    guard !drink.isEmpty else {
      throw Failure(
        .wrongUse, "DRINK is missing.",
        advice: "Write one, such as: caffeine alias \(name) \"2 espressos\"")
    }
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
    guard isName, name.contains(where: \.isLetter), When.Typed(name) == nil else {
      throw .value(name, of: "NAME", forms: "one word of letters, digits and hyphens, and no time")
    }
    guard try !context.drinks.catalogue().knows(name), !DrinkLine.ands.contains(name),
      !["on", "in"].contains(name)
    else {
      throw Failure(
        .wrongUse, "'\(name)' means something in a line of drinks.",
        advice: "Choose another name.")
    }
    guard try context.order(drink).time == nil, !drink.contains(where: ",=".contains) else {
      throw Failure(
        .wrongUse, "An alias has no time, comma or '='.",
        advice: "Write the time when you log it, such as: caffeine log \(name) 9:00")
    }
  }

  @MainActor private static func store(
    _ aliases: Aliases, in context: CommandContext
  ) throws(Failure) {
    let settings = try context.surroundings.settings()
    let values = try context.surroundings.settingsReading().reading.values
    try context.journal.change(settings, Aliases.key, to: aliases.text, as: .repeatable)
    guard values[Aliases.usualKey] != nil else { return }
    try context.journal.change(settings, Aliases.usualKey, to: nil, as: .repeatable)
  }

  @MainActor private static func list(_ aliases: Aliases, in context: CommandContext) {
    if context.wantsJSON { return context.printer.print(json(aliases)) }
    guard !aliases.drinks.isEmpty else { return context.printer.print("You have no aliases.") }
    context.printer.printTable(
      aliases.sorted.map { [context.printer.shown($0.name), context.printer.shown($0.drink)] })
  }

  private static func json(_ aliases: Aliases) -> JSONValue {
    let list = aliases.sorted.map {
      JSONValue.object([("name", .string($0.name)), ("drink", .string($0.drink))])
    }
    return .object([("aliases", .array(list))])
  }
}

import CaffeineDomain
import CaffeineStore
import CommandArguments
import WidgetHosting

/// A kind of words for completion, from files or tables.
enum Lookup: String {
  /// Drinks by any name.
  case drinks
  case ownDrinks
  /// The words for days of `list`.
  case days
  /// `last`, and the ids of the last week.
  case entries
  /// Commands by their path.
  case commands
  /// The sizes of the typed drink, or all sizes.
  case sizes
  /// The words that the typed setting accepts.
  case settingValues

  typealias Candidate = Completion<CommandAction>.Candidate

  /// Candidates beyond the declared ones; empty if they cannot be read.
  @MainActor static func candidates(
    for completion: Completion<CommandAction>, in surroundings: Surroundings
  ) -> [Candidate] {
    guard case .lookup(let name) = completion.kind, let lookup = Lookup(rawValue: name),
      let context = try? CommandContext(
        surroundings, arguments: completion.invocation.arguments, outcome: Outcome())
    else { return [] }
    context.preferencesReader.isLenient = true
    guard let all = try? lookup.words(for: completion, in: context) else { return [] }
    let typed = completion.word.lowercased()
    return all.filter {
      $0.text.lowercased().hasPrefix(typed)
        && !$0.text.unicodeScalars.contains(where: Terminal.isControl)
    }
  }

  /// Spellings of drinks that continue the typed text, without the earlier words; prefers the same
  /// case.
  private static func spellings(
    of drinks: [Drink]? = nil, in catalogue: DrinkCatalogue,
    for completion: Completion<CommandAction>
  ) -> [Candidate] {
    let before = nameWords(of: completion.wordsBefore).map { $0 + " " }.joined()
    let typed = before + completion.word
    let folded = typed.lowercased()
    return (drinks ?? catalogue.drinks).compactMap { drink in
      // Of an own drink its name, since an id may be a number; but its id where a shell could read
      // more than letters in the name: another device may have chosen it.
      let isBuiltIn = DrinkCatalogue.builtIn[drink.id]?.name == drink.name
      let isPlain = drink.name.allSatisfy { $0.isLetter || $0.isNumber || " -'".contains($0) }
      let spellings = catalogue.spellings(of: drink)
      let all = isPlain || isBuiltIn ? spellings.dropFirst(isBuiltIn ? 0 : 1) : [drink.id]
      let spelling =
        all.first { $0.hasPrefix(typed) } ?? all.first { $0.lowercased().hasPrefix(folded) }
      return spelling.map {
        Candidate(String($0.dropFirst(before.count)), "\(massText(drink.standard.amount))")
      }
    }
  }

  /// The words of the drink that is being typed, without those of drinks before it, its count and
  /// its size.
  private static func nameWords(of words: [String]) -> ArraySlice<String> {
    let start = words.lastIndex { $0.hasSuffix(",") || $0 == "and" }.map { $0 + 1 } ?? 0
    return words[start...].drop { word in
      Amount.number(word) != nil || ["a", "an", "two", "three", "half"].contains(word)
        || drinkSizes.contains(word)
    }
  }

  private static let drinkSizes =
    ["small", "medium", "large"] + ServingSize.allCases.map(\.rawValue)

  @MainActor private func words(
    for completion: Completion<CommandAction>, in context: CommandContext
  ) throws(Failure) -> [Candidate] {
    switch self {
    case .drinks: Self.spellings(in: try context.drinks.catalogue(), for: completion)
    case .ownDrinks:
      Self.spellings(of: try context.drinks.ownDrinks(), in: .builtIn, for: completion)
    case .days: ["today", "yesterday", "week"].map { Candidate($0) }
    case .entries: try Self.entries(in: context)
    case .commands: Self.commands(below: completion.wordsBefore)
    case .sizes: try Self.sizes(in: context).map { Candidate($0) }
    case .settingValues:
      // After a value there is no setting of that name.
      (Setting.named(context.arguments.joinedOperands)?.words ?? []).map { Candidate($0) }
    }
  }

  @MainActor private static func entries(
    in context: CommandContext
  ) throws(Failure) -> [Candidate] {
    let week = context.now.addingTimeInterval(-7 * 86_400)
    let ids = try context.journal.listing(since: week).neighbours
    let intakes = try context.journal.reading(since: week).intakes.reversed()
    let last = try context.journal.entry(named: "last")
    return try [Candidate("last", "\(try context.sentence(last))")]
      + intakes.map { entry throws(Failure) in
        Candidate(EntryReference.shortest(of: entry.id, among: ids), try context.sentence(entry))
      }
  }

  private static func commands(below names: [String]) -> [Candidate] {
    guard let invocation = try? Command.caffeine.resolve(names) else { return [] }
    let commands = invocation.command.subcommands.map {
      Candidate($0.name, $0.declaration().summary)
    }
    return names.isEmpty ? commands + [Candidate(HelpCommand.notices, "Show licences.")] : commands
  }

  /// The sizes of the drink in `log`, or of the entry in `edit`.
  @MainActor private static func sizes(in context: CommandContext) throws(Failure) -> [String] {
    let catalogue = try context.drinks.catalogue()
    let text = context.arguments[EditCommand.drink] ?? context.arguments.joinedOperands
    let entry = text.isEmpty ? nil : try? context.journal.entry(named: text)
    let name = entry.map { $0.drink ?? $0.name } ?? text
    guard let drink = try? catalogue.find(name).drink else { return drinkSizes }
    return drinkSizes.filter { drink.match(size: $0) != nil }
  }
}

extension CompletionKind {
  /// Any text, completed with these words.
  static func known(_ lookup: Lookup) -> CompletionKind { .lookup(lookup.rawValue) }
}

import CaffeineDomain
import CaffeineStore
import CommandArguments
import WidgetHosting

/// A kind of words for completion, from files or tables.
enum Lookup: String {
  /// Drinks by any name.
  case drinks
  case ownDrinks
  /// `last`, and the ids of the last week.
  case entries
  /// Commands by their path.
  case commands
  /// The sizes of the typed drink, or all sizes.
  case sizes
  /// The words that the typed setting accepts.
  case settingValues
  /// Time zones of the tz database with a place.
  case timeZones
  case locales

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
    let before = completion.wordsBefore.map { $0 + " " }.joined()
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

  @MainActor private func words(
    for completion: Completion<CommandAction>, in context: CommandContext
  ) throws(Failure) -> [Candidate] {
    switch self {
    case .drinks: Self.spellings(in: try context.drinks.catalogue(), for: completion)
    case .ownDrinks:
      Self.spellings(of: try context.drinks.ownDrinks(), in: .builtIn, for: completion)
    case .entries: try Self.entries(in: context)
    case .commands: Self.commands(below: completion.wordsBefore)
    case .sizes: try Self.sizes(in: context).map { Candidate($0) }
    case .settingValues:
      (context.arguments.operands.first.flatMap(Setting.named)?.words ?? []).map { Candidate($0) }
    case .timeZones: Self.timeZones(in: context.surroundings).map { Candidate($0) }
    case .locales: Self.commonLocales.map { Candidate($0) }
    }
  }

  @MainActor private static func entries(
    in context: CommandContext
  ) throws(Failure) -> [Candidate] {
    let ids = try context.journal.sortedIDs()
    let week = context.now.addingTimeInterval(-7 * 86_400)
    let reading = try context.journal.reading(since: week)
    var candidates: [Candidate] = []
    for entry in reading.entries.reversed() {
      candidates.append(
        Candidate(
          EntryReference.shortest(of: entry.id, among: ids), "\(try context.sentence(entry))"))
    }
    let past = reading.intakes.filter { $0.start <= context.now }
    for (count, entry) in past.suffix(3).reversed().enumerated() {
      candidates.insert(
        Candidate(count == 0 ? "last" : "last~\(count)", "\(try context.sentence(entry))"),
        at: count)
    }
    return candidates
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
    let all = ["small", "medium", "large"] + ServingSize.allCases.map(\.rawValue)
    let catalogue = try context.drinks.catalogue()
    let text = context.arguments[EditCommand.drink] ?? context.arguments.joinedOperands
    let entry = text.isEmpty ? nil : try? context.journal.entry(named: text).intake
    let name = entry.map { $0.drink ?? $0.name } ?? text
    guard let drink = try? catalogue.find(name).drink else { return all }
    return all.filter { drink.match(size: $0) != nil }
  }

  private static func timeZones(in surroundings: Surroundings) -> [String] {
    let path = "/usr/share/zoneinfo/zone.tab"
    guard let bytes = try? surroundings.files.contents(of: path, for: .readingThroughLinks) else {
      return ["UTC"]
    }
    // Country, coordinates, name and comments, separated by tabs.
    let names = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: "\t").dropFirst(2).first.map(String.init) }
    return ["UTC"] + names.sorted()
  }

  static let commonLocales = [
    "ar_EG", "cs_CZ", "da_DK", "de_AT", "de_CH", "de_DE", "el_GR", "en_AU", "en_CA", "en_GB",
    "en_IN", "en_US", "es_ES", "es_MX", "fi_FI", "fr_CA", "fr_FR", "he_IL", "hi_IN", "hu_HU",
    "id_ID", "it_IT", "ja_JP", "ko_KR", "nl_NL", "no_NO", "pl_PL", "pt_BR", "pt_PT", "ro_RO",
    "ru_RU", "sv_SE", "th_TH", "tr_TR", "uk_UA", "vi_VN", "zh_CN", "zh_TW",
  ]
}

extension CompletionKind {
  /// Any text, completed with these words.
  static func known(_ lookup: Lookup) -> CompletionKind { .lookup(lookup.rawValue) }
}

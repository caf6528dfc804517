package import CaffeineDomain
package import TextWidgetKit

/// What a person can choose for a caffeine widget.
package struct CaffeineIntent: WidgetConfigurationIntent {
  /// The name people see.
  package static let title: LocalizedStringResource = "Caffeine"

  /// Which drink another one is thought to be; the last one unless chosen.
  @Parameter(title: "Usual drink", description: "What another cup is thought to be.")
  package var usual: UsualDrink?

  /// The limit that the level is compared with.
  @Parameter(title: "Limit", description: "What the gauge is full at.", default: .once)
  package var limit: LimitChoice

  /// What the medium widget shows beside the amount.
  @Parameter(title: "Beside", description: "What systemMedium shows.", default: .curve)
  package var beside: BesideChoice

  /// What the inline widget shows.
  @Parameter(title: "Line", description: "What accessoryInline shows.", default: .words)
  package var line: LineChoice

  package init() {}
}

/// What a line of text shows.
package enum LineChoice: String, AppEnum {
  case words, spark

  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Line"
  package static let caseDisplayRepresentations: [LineChoice: DisplayRepresentation] = [
    .words: "Words", .spark: "A small curve with a moon",
  ]
}

/// What the level is compared with.
package enum LimitChoice: String, AppEnum {
  case once, day, bedtime

  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Limit"
  package static let caseDisplayRepresentations: [LimitChoice: DisplayRepresentation] = [
    .once: "At once", .day: "In a day", .bedtime: "At bedtime",
  ]

  func amount(in profile: Profile) -> Milligrams {
    switch self {
    case .once: profile.singleLimit
    case .day: profile.dailyLimit
    case .bedtime: profile.bedtimeLimit
    }
  }
}

/// What stands beside the amount.
package enum BesideChoice: String, AppEnum {
  case curve, picture

  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Beside the amount"
  package static let caseDisplayRepresentations: [BesideChoice: DisplayRepresentation] = [
    .curve: "The curve", .picture: "A picture of the coffee",
  ]
}

/// A drink of the catalogue.
package struct UsualDrink: AppEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
  package static let defaultQuery = UsualDrinkQuery()

  /// The id of the drink, such as `latte`.
  package let id: String
  /// As the catalogue writes it, or as its owner did.
  package let name: String
  /// What its standard serving has.
  package let amount: Milligrams
  /// What kind of drink it is.
  let category: DrinkCategory
  /// How far its cups differ.
  let variation: CoefficientOfVariation

  package var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(name))
  }

  init(_ drink: Drink) {
    (id, name, amount) = (drink.id, drink.name, drink.standardMatch.amount)
    (category, variation) = (drink.category, drink.variation)
  }
}

/// Finds drinks of the catalogue, those that a person has added among them.
package struct UsualDrinkQuery: EntityStringQuery {
  /// The drinks there are.
  ///
  /// Of a query only its type is known, so who asks says it for the task.
  @TaskLocal package static var catalogue = DrinkCatalogue.builtIn

  package init() {}

  package func entities(for identifiers: [String]) async throws -> [UsualDrink] {
    identifiers.compactMap { Self.catalogue[$0] }.map(UsualDrink.init)
  }

  package func entities(matching string: String) async throws -> [UsualDrink] {
    [Self.catalogue.drink(named: string)].compactMap { $0 }.map(UsualDrink.init)
  }

  package func suggestedEntities() async throws -> [UsualDrink] {
    Self.catalogue.drinks.map(UsualDrink.init)
  }
}

/// The values of a ``CaffeineIntent``: plain, so that a widget without choices makes no intent.
struct CaffeineChoices: Sendable {
  var usual: UsualDrink?
  var limit = LimitChoice.once
  var beside = BesideChoice.curve
  var line = LineChoice.words

  init(_ intent: CaffeineIntent? = nil) {
    guard let intent else { return }
    (usual, limit, beside, line) = (intent.usual, intent.limit, intent.beside, intent.line)
  }
}

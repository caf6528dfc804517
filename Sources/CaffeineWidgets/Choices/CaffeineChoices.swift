package import CaffeineDomain
package import TextWidgetKit

/// The settings of a caffeine widget.
package struct CaffeineIntent: WidgetConfigurationIntent {
  /// The name that people see.
  package static let title: LocalizedStringResource = "Caffeine"

  /// The assumed next drink; the last one unless set.
  @Parameter(title: "Usual drink", description: "What another cup is thought to be.")
  package var usual: UsualDrink?

  @Parameter(title: "Limit", description: "What the gauge is full at.", default: .once)
  package var limit: LimitChoice

  /// The content of the inline widget.
  @Parameter(title: "Line", description: "What accessoryInline shows.", default: .words)
  package var line: LineChoice

  package init() {}
}

package enum LineChoice: String, AppEnum {
  case words, short, last, spark

  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Line"
  package static let caseDisplayRepresentations: [LineChoice: DisplayRepresentation] = [
    .words: "Words", .short: "The mark and the amount",
    .last: "Until when there is the usual drink", .spark: "A small curve with a moon",
  ]
}

/// The reference of gauges.
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

package struct UsualDrink: AppEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
  package static let defaultQuery = UsualDrinkQuery()

  package let id: String
  /// The name in the catalogue, or the user's own.
  let name: String

  package var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(name))
  }

  init(_ drink: Drink) { (id, name) = (drink.id, drink.name) }
}

/// Finds drinks of the catalogue, including the user's own.
package struct UsualDrinkQuery: EntityStringQuery {
  /// The available drinks.
  ///
  /// A task-local value, since only the type of a query is known.
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
